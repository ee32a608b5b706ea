/**
 * Work that is waited for together with other work, later: until then its failure is nobody's, which would end the process. Whoever awaits
 * it hears of the failure all the same.
 */
export function awaitedLater<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {})
  return work
}
