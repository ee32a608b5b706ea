import type { SearchRequest } from '#search/request.ts'

/** Milliseconds of each request: the median of the rounds, so that a pause of the machine hardly matters. */
export async function timeRequests(
  search: (request: SearchRequest) => unknown,
  requests: readonly SearchRequest[],
  rounds: number,
  { warmUp } = { warmUp: true },
): Promise<number[]> {
  const times = requests.map((): number[] => [])
  for (let round = warmUp ? -1 : 0; round < rounds; round++) {
    for (const [index, request] of requests.entries()) {
      const start = performance.now()
      const answer = search(request)
      if (answer instanceof Promise) await answer
      if (round >= 0) times[index]!.push(performance.now() - start)
    }
  }
  return times.map((own) => own.sort((a, b) => a - b)[own.length >>> 1]!)
}

/** p50, p95 and p99 in milliseconds, and requests per second one after the other. */
export function summary(times: readonly number[]): { p50: number; p95: number; p99: number; rate: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  const sum = sorted.reduce((total, time) => total + time, 0)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), rate: (1000 * sorted.length) / sum }
}
