/** An amount without the euros around it or the missing cents behind it: `18.490,- €`, `€18,490`. */
export function bareAmount(text: string): string {
  return text
    .trim()
    .replace(/^€\s*/u, '')
    .replace(/(?:€|EURO?)$/iu, '')
    .trimEnd()
    .replace(/,[-–]+$/u, '')
}
