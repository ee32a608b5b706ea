/** The lenders of an order by name, each once: `Kernbank AG, Domplatz 1, 50667 Köln` is "Kernbank AG". */
export function lenderNames(lenders: readonly string[]): string {
  return [...new Set(lenders.map((lender) => lender.split(',', 1)[0] ?? ''))].join(', ')
}
