/** An amount without the euros or the missing cents that some write behind it: `18.490,- €`. */
export function bareAmount(text: string): string {
  return text
    .trim()
    .replace(/\s*(?:€|EUR)$/iu, '')
    .replace(/,[-–]+$/u, '')
}
