/** A short break of the network passes unseen; the router has said by then what the request is for. */
const PAUSE_MS = 300

/**
 * Requests of the router for a page's data that do not reach the server wait instead of failing: a reading one is sent once more at once,
 * then `onLost` hears of it, and `resume` sends it again. A request the router gives up ends as usual. Returns a function that ends this.
 */
export function catchLostRequests(onLost: (resume: () => void) => void): () => void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isForData(request)) return send(input, init)
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(request.clone())
      } catch (error) {
        await new Promise((done) => setTimeout(done, PAUSE_MS))
        if (request.signal.aborted) throw error
        if (attempt === 1 && request.method === 'GET') continue
        await new Promise<void>((resume, giveUp) => {
          request.signal.addEventListener('abort', () => giveUp(error))
          onLost(resume)
        })
      }
    }
  }
  return () => {
    window.fetch = send
  }
}

function isForData({ url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && pathname.endsWith('.data')
}
