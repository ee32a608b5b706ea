/** Whether a dealer's own number of a car can name it in files and addresses. */
export function isInternalNumber(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,40}$/.test(text)
}
