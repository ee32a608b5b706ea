/**
 * Whether an import whose page names the merchant's last run before it (`after`), and how many files waited before its own (`ahead`), has a
 * run of its own by now.
 */
export function hasEnded(after: string | null, ahead: string | null, runs: readonly string[]): boolean {
  return after !== null && runs.filter((id) => Number(id) > Number(after)).length > Number(ahead ?? 0)
}
