/**
 * Wait before a request is repeated or reported: a short break of the network stays unnoticed, and by then the router has set its
 * navigation.
 */
const PAUSE_MS = 300

export interface LostRequest {
  /** Path of the page whose data it asks for. */
  readonly path: string
  readonly resume: () => void
}

/**
 * Requests of the router for a page's data that do not reach the shop wait instead of failing: a GET request is sent once more, then
 * `onLost` is called. `resume` sends it again, and so does a network that is back. A request that the router aborts ends as usual. Returns
 * a function that ends this.
 */
export function catchLostRequests(onLost: (lost: LostRequest) => void): () => void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isForData(request)) return send(input, init)
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await send(request.clone())
        if (!isOfProxy(answer, request)) return answer
        throw new TypeError(`${answer.status}`)
      } catch (error) {
        await new Promise((done) => setTimeout(done, PAUSE_MS))
        if (request.signal.aborted) throw error
        if (attempt === 1 && request.method === 'GET') continue
        await new Promise<void>((resume, giveUp) => {
          request.signal.addEventListener('abort', () => giveUp(error))
          window.addEventListener('online', () => resume(), { once: true })
          onLost({ path: pagePathOf(request), resume })
        })
      }
    }
  }
  return () => {
    window.fetch = send
  }
}

/**
 * What a proxy says of a shop that does not answer is no data: the router would give up the whole page over it. After a 502 or 504 the
 * shop may still be at work, so that what changes something is not sent again.
 */
function isOfProxy({ status, headers }: Response, { method }: Request): boolean {
  if (headers.has('x-remix-response')) return false
  return status === 503 || (method === 'GET' && (status === 502 || status === 504))
}

function isForData({ url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && pathname.endsWith('.data')
}

/** `/cart.data` belongs to `/cart`, `/_root.data` to `/`. */
function pagePathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/(?:_root|_)?\.data$/, '')
}
