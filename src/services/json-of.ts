/** Undefined for text that is no JSON: no answer has that form. The error of JSON.parse would quote the text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
