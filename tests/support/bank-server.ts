import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Where redirects lead. */
const ELSEWHERE = '/v1/elsewhere'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface BankServer {
  readonly url: string
  /** Every request with the right key, in its order; repeated ones among them. */
  readonly requests: Received[]
  /** What the bank has taken, each idempotency key once: applications by their key, and documents. */
  readonly applications: Map<string, unknown>
  readonly documents: Map<string, Received>
  /** Answers to the next requests in place of the bank's: a status, which repeats the request's text, a body or a text; null for none. */
  readonly instead: (number | object | string | null)[]
  /** The bank takes what these requests hold, and their answers are lost. */
  loseNextAnswers(count: number): void
  close(): Promise<void>
}

/** A bank's API; it wants a key, and takes a request with a known idempotency key once. */
export async function bankServer(key: string): Promise<BankServer> {
  const requests: Received[] = []
  const applications = new Map<string, unknown>()
  const documents = new Map<string, Received>()
  const instead: BankServer['instead'] = []
  const lost = { remaining: 0 }

  function take({ path, headers, body }: Received): [number, object] {
    const idempotencyKey = String(headers['idempotency-key'])
    const [, , , reference, last] = path.split('/').map(decodeURIComponent)
    if (last === 'documents') {
      if (![...applications.keys()].some((known) => referenceOf(known) === reference)) return [404, {}]
      if (!documents.has(idempotencyKey)) documents.set(idempotencyKey, { path, headers, body })
      return [201, {}]
    }
    if (path !== '/v1/applications') return [404, {}]
    if (!applications.has(idempotencyKey)) applications.set(idempotencyKey, JSON.parse(body.toString('utf8')))
    const url = `https://bank.example/antrag/${idempotencyKey}`
    return [201, { reference: referenceOf(idempotencyKey), url }]
  }

  const server = createServer((request, response) => {
    const send = (status: number, content: unknown) =>
      response
        .writeHead(status, {
          'Content-Type': 'application/json',
          ...(isRedirect(status) ? { Location: ELSEWHERE } : {}),
        })
        .end(JSON.stringify(content))
    void buffer(request).then(
      (body) => {
        if (request.headers.authorization !== `Bearer ${key}`) return send(401, {})
        const received = { path: request.url ?? '/', headers: request.headers, body }
        requests.push(received)
        const other = instead.shift()
        if (other === null) return
        if (typeof other === 'number') return send(other, { problem: body.toString('utf8') })
        if (typeof other === 'string') return void response.end(other)
        if (other) return send(200, other)
        const [status, content] = take(received)
        if (lost.remaining-- > 0) return request.socket.destroy()
        send(status, content)
      },
      () => {},
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...{ url: `http://127.0.0.1:${port}/v1`, requests, applications, documents, instead },
    loseNextAnswers(count) {
      lost.remaining = count
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function isRedirect(status: number): boolean {
  return status >= 300 && status <= 399
}

function referenceOf(idempotencyKey: string): string {
  return `ref/${idempotencyKey}`
}
