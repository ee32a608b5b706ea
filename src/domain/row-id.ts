/** The id of a row that a text consists of, a positive integer (specification, section 5); undefined for anything else. */
export function parseRowId(text: string): number | undefined {
  const id = Number(text)
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(id) ? id : undefined
}
