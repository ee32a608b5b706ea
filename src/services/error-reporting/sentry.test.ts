import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rateLimitPause } from './rate-limit-pause.ts'
import { sentryErrorReporting } from './sentry.ts'

interface Received {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly lines: readonly Record<string, unknown>[]
}

let received: Received[] = []
let answer: { status: number; headers?: Record<string, string> } = { status: 200 }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const lines = body.trim().split('\n')
    received.push({ url: request.url, headers: request.headers, lines: lines.map((line) => JSON.parse(line)) })
    response.writeHead(answer.status, answer.headers).end('{}')
  })
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())
beforeEach(() => {
  received = []
  answer = { status: 200 }
})

const ERROR = { id: 'f-1', name: 'TypeError', message: 'eva@example.com is undefined', side: 'server' } as const
function reporting(more: { random?: () => number; now?: () => Date } = {}) {
  const failures: string[] = []
  const { port } = server.address() as AddressInfo
  const dsn = `http://public@127.0.0.1:${port}/errors/42`
  const onFailure = (reason: string) => void failures.push(reason)
  return { failures, ...sentryErrorReporting({ dsn, environment: 'PRODUCTION', onFailure, ...more }) }
}

it('sends an error as an envelope, without personal data', async () => {
  const { report, close } = reporting()
  report({
    ...ERROR,
    stack: 'TypeError: x\n    at titleOf (file:///app/title.ts:5:10)\n    at file:///app/main.ts:1:2',
  })
  await close()
  const [{ url, headers, lines } = { lines: [] as Received['lines'], url: '', headers: {} }] = received
  expect(url).toBe('/errors/api/42/envelope/')
  expect(headers['x-sentry-auth']).toContain('sentry_key=public')
  expect(lines[1]).toEqual({ type: 'event' })
  expect(lines[2]).toMatchObject({
    ...{ event_id: lines[0]?.event_id, environment: 'PRODUCTION', platform: 'node', tags: { fault: 'f-1' } },
    exception: {
      values: [
        {
          ...{ type: 'TypeError', value: '<mail> is undefined' },
          stacktrace: {
            frames: [
              { function: '?', filename: 'file:///app/main.ts', lineno: 1, colno: 2 },
              { function: 'titleOf', filename: 'file:///app/title.ts', lineno: 5, colno: 10 },
            ],
          },
        },
      ],
    },
  })
})

it('names the environment of browsers, and sends a fifth of the traces', async () => {
  const drawn = [0.1999, 0.2, 0.9]
  const { report, trace, close } = reporting({ random: () => drawn.shift()! })
  report({ ...ERROR, side: 'client' })
  const [startedAt, endedAt] = [new Date(1_000), new Date(1_250)]
  for (const name of ['cars', 'home', 'vehicle']) trace({ name, startedAt, endedAt, status: 200 })
  await close()
  const sent = received.map(({ lines }) => lines[2]).toSorted((one) => (one && 'transaction' in one ? 1 : -1))
  expect(sent).toMatchObject([
    { environment: 'production-client', platform: 'javascript' },
    { transaction: 'cars', start_timestamp: 1, timestamp: 1.25, contexts: { trace: { status: 'ok' } } },
  ])
})

it('buffers thirty, and drops what is more', async () => {
  const { report, close } = reporting()
  for (let number = 0; number < 40; number++) report(ERROR)
  await close()
  expect(received).toHaveLength(30)
  report(ERROR)
  await close()
  expect(received).toHaveLength(31)
})

it('pauses as long as the service asks it to', async () => {
  let now = new Date('2026-03-01T12:00:00Z')
  const { report, close, failures } = reporting({ now: () => now })
  const after = async (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000)
    report(ERROR)
    await close()
    return received.length
  }
  answer = { status: 429 }
  expect(await after(0)).toBe(1)
  expect(await after(59), 'a minute, where it says nothing').toBe(1)
  answer = { status: 429, headers: { 'Retry-After': '5' } }
  expect(await after(1)).toBe(2)
  expect(await after(4)).toBe(2)
  answer = { status: 200 }
  expect(await after(1)).toBe(3)
  expect(failures).toEqual(['the service answered 429', 'the service answered 429'])
})

it.each([
  [200, {}, 0],
  [500, {}, 0],
  [200, { 'X-Sentry-Rate-Limits': '10:error:organization, 90::project' }, 90_000],
  [200, { 'X-Sentry-Rate-Limits': 'x' }, 60_000],
  [429, { 'Retry-After': 'Sun, 01 Mar 2026 12:00:30 GMT' }, 30_000],
  [429, { 'Retry-After': 'soon' }, 60_000],
])('%i with %o asks for a pause of %i ms', (status, headers, pause) =>
  expect(rateLimitPause(status, new Headers(headers), new Date('2026-03-01T12:00:00Z'))).toBe(pause),
)

it('never throws where the service is away', async () => {
  const failures: string[] = []
  const dsn = 'http://public@127.0.0.1:9/42'
  const away = sentryErrorReporting({ dsn, environment: 'UAT', onFailure: (reason) => failures.push(reason) })
  away.report(ERROR)
  await away.close()
  expect(failures).toEqual(['TypeError'])
})
