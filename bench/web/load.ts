import { Agent, request } from 'node:http'

/** A request: a GET, or with a body a POST. */
export interface LoadRequest {
  readonly url: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

export interface Load {
  readonly requestsPerSecond: number
  /** All requests, those of the warm-up included. */
  readonly requests: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly kilobytes: number
}

/**
 * Requests something repeatedly over a few connections for some seconds, the first answers of which are not counted. `next` gives each
 * request.
 */
export async function loadOf(
  next: () => LoadRequest | Promise<void>,
  seconds: number,
  connections = 16,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let bytes = 0
  await Promise.all(Array.from({ length: connections }, () => run(next(), agent)))
  const ends = performance.now() + seconds * 1_000
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < ends) {
        const begun = performance.now()
        bytes = await run(next(), agent)
        times.push(performance.now() - begun)
      }
    }),
  )
  const took = performance.now() - started
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return {
    requests: times.length + connections,
    requestsPerSecond: (times.length / took) * 1_000,
    p50: at(0.5),
    p99: at(0.99),
    kilobytes: bytes / 1_000,
  }
}

/** Bytes of the answer, 0 where there is no request. */
async function run(next: LoadRequest | Promise<void>, agent: Agent): Promise<number> {
  if (!(next instanceof Promise)) return fetchPage(next, agent)
  await next
  return 0
}

/** Bytes of the answer as transferred. Throws for any status but 200. */
function fetchPage({ url, headers = {}, body }: LoadRequest, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(url, { agent, method, headers: { 'Accept-Encoding': 'gzip', ...headers } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
