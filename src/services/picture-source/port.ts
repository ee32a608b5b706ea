/** Why no picture came from an address. */
export type FetchProblem = 'REFUSED_ADDRESS' | 'TIMED_OUT' | 'UNREACHABLE' | 'NOT_FOUND' | 'TOO_LARGE'

/** Fetches files from addresses that merchants have named. */
export interface PictureSource {
  /** The bytes, at most `maxBytes`, until `deadline`. Never throws; a redirect is not followed (NOT_FOUND). */
  fetch(url: string, maxBytes: number, deadline?: AbortSignal): Promise<Buffer | FetchProblem>
}
