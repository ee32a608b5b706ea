import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StoredSession {
  readonly form: Record<string, string>
  paymentIntent: string | null
}

export interface StripeStandIn {
  readonly url: string
  readonly sessions: Map<string, StoredSession>
  readonly refunds: Record<string, string>[]
  /** The API versions of the requests. */
  readonly versions: Set<string>
  /** Pays on a session's page; returns the payment intent. */
  pay(id: string): string
  /** The next requests are answered with these statuses. */
  failNext(...statuses: number[]): void
  reset(): void
  stop(): Promise<void>
}

/** The part of Stripe's API that we use, as strict as Stripe in what matters: the key, the encoding, idempotency, required values. */
export async function startStripeStandIn(secretKey: string): Promise<StripeStandIn> {
  const sessions = new Map<string, StoredSession>()
  const refunds: Record<string, string>[] = []
  const answers = new Map<string, { readonly body: string; readonly status: number; readonly answer: object }>()
  const failures: number[] = []
  const versions = new Set<string>()
  const id = (prefix: string) => `${prefix}_test_${randomBytes(8).toString('hex')}`
  const of = (key: string) => ({ id: key, url: `${url}/pay/${key}`, payment_intent: sessions.get(key)!.paymentIntent })

  function create(path: string, form: Record<string, string>): [number, object] {
    if (path === '/v1/checkout/sessions') {
      const needed = ['mode', 'success_url', 'line_items[0][price_data][unit_amount]', 'line_items[0][quantity]']
      if (needed.some((name) => !form[name])) return invalid('Missing required param')
      if (!/^\d+$/.test(form['line_items[0][price_data][unit_amount]']!)) return invalid('Invalid integer')
      const key = id('cs')
      sessions.set(key, { form, paymentIntent: null })
      return [200, of(key)]
    }
    if (path !== '/v1/refunds') return [404, {}]
    if (![...sessions.values()].some(({ paymentIntent }) => paymentIntent === form.payment_intent))
      return invalid('No such payment_intent')
    refunds.push(form)
    return [200, { id: id('re'), status: 'succeeded' }]
  }

  function read(target: URL): [number, object] {
    const wanted = target.searchParams.get('payment_intent')
    if (target.pathname === '/v1/checkout/sessions') {
      const found = [...sessions.keys()].filter((key) => sessions.get(key)!.paymentIntent === wanted)
      return [200, { object: 'list', data: found.map(of) }]
    }
    const key = target.pathname.split('/').at(-1) ?? ''
    return sessions.has(key) ? [200, of(key)] : [404, { error: { message: 'No such checkout.session' } }]
  }

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    const target = new URL(request.url!, url)
    versions.add(String(request.headers['stripe-version']))
    const body = await bodyOf(request)
    const failure = failures.shift()
    if (failure) return [failure, { error: { message: 'busy' } }]
    if (request.headers.authorization !== `Bearer ${secretKey}`) return [401, { error: { message: 'Invalid API Key' } }]
    if (request.method === 'GET') return read(target)
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return invalid('Not a form')
    const key = `${target.pathname} ${String(request.headers['idempotency-key'])}`
    const known = answers.get(key)
    if (known) return known.body === body ? [known.status, known.answer] : invalid('Keys can only be used once')
    const [status, created] = create(target.pathname, Object.fromEntries(new URLSearchParams(body)))
    answers.set(key, { body, status, answer: created })
    return [status, created]
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, content]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(content))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ url, sessions, refunds, versions },
    pay(key) {
      const intent = id('pi')
      sessions.get(key)!.paymentIntent = intent
      return intent
    },
    failNext: (...statuses) => void failures.push(...statuses),
    reset() {
      sessions.clear()
      answers.clear()
      refunds.length = 0
      failures.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function invalid(message: string): [number, object] {
  return [400, { error: { type: 'invalid_request_error', message } }]
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
