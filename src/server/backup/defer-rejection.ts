/**
 * Marks the failure of work as handled, because Node ends the process when a promise fails before anything awaits it. Awaiting it later
 * still throws.
 */
export function deferRejection<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {})
  return work
}
