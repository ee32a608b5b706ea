import type { IncomingMessage, Server } from 'node:http'
import type { Context } from 'hono'
import type { WebEnv } from './web-env.ts'

/** Milliseconds. A form or a query is small, so a client that takes longer to send it only occupies a connection. */
export const BODY_MS = 30_000
/** Milliseconds: enough for a dealer's whole stock with pictures over a slow line. */
export const UPLOAD_MS = 3_600_000

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Functions that end the deadline of a request's body. */
const deadlines = new WeakMap<IncomingMessage, () => void>()

/** Ends each connection whose request has not come whole within `bodyMs`, unless `allowLongBody` was called for it. */
export function endSlowBodies(server: Server, bodyMs: number): void {
  server.on('request', (request, response) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (length === '0' && !encoding) return
    const timer = setTimeout(() => {
      const { socket } = request
      if (response.headersSent) socket.destroy()
      // Written to the socket and not to the response, because the handler that waits for the body would answer as well.
      else socket.end(TOO_SLOW, () => socket.destroy())
    }, bodyMs)
    const end = () => clearTimeout(timer)
    deadlines.set(request, end)
    request.once('end', end)
    request.once('close', end)
    response.once('close', end)
  })
}

/** Gives the body of this request an hour. To be called once it is known who sends it, from the session or key of its headers. */
export function allowLongBody(c: Context<WebEnv>): void {
  // Without a connection in tests that call the application itself.
  const { incoming } = (c.env ?? {}) as { readonly incoming?: IncomingMessage }
  if (incoming) deadlines.get(incoming)?.()
}
