/** `21,5` or `21.5` hours in minutes; undefined for anything that is no number. */
export function minutesOfHours(text: string): number | undefined {
  const number = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined
  return number === undefined ? undefined : Math.round(number * 60)
}
