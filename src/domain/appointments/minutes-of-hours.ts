/** `21,5` or `21.5` hours in minutes; undefined for anything that is no number. */
export function minutesOfHours(text: string): number | undefined {
  const hours = text.trim()
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(hours) ? Math.round(Number(hours.replace(',', '.')) * 60) : undefined
}
