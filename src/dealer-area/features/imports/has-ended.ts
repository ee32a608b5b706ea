/** Whether an import whose page names the last run before it (`after`) has a run of its own by now. */
export function hasEnded(after: string | null, runs: readonly string[]): boolean {
  return after !== null && runs.some((id) => Number(id) > Number(after))
}
