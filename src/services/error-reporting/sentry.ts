import { randomBytes } from 'node:crypto'
import type { Environment, ErrorReport, ErrorReporting, Trace } from './port.ts'
import { rateLimitPause } from './rate-limit-pause.ts'
import { scrub } from './scrub.ts'

/** Specification, section 9. */
const TRACES_SAMPLE_RATE = 0.2
const MAX_BUFFERED = 30
const TIMEOUT_MS = 10_000

interface Options {
  /** `https://<key>@<host>/<project>`. */
  readonly dsn: string
  readonly environment: Environment
  /** A number from 0 to 1, drawn for each trace. */
  readonly random?: () => number
  readonly now?: () => Date
  /** Called for a report that could not be sent. */
  readonly onFailure: (reason: string) => void
}

/**
 * Sends errors, and a fifth of the traces, by Sentry's protocol (envelopes; https://develop.sentry.dev/sdk/data-model/envelopes). Reports
 * are dropped while `MAX_BUFFERED` are being sent, or while the service asks for a pause.
 */
export function sentryErrorReporting({
  dsn,
  environment,
  random = Math.random,
  now = () => new Date(),
  onFailure,
}: Options): ErrorReporting {
  const { endpoint, key } = parseDsn(dsn)
  const underWay = new Set<Promise<void>>()
  let pausedUntil = 0

  async function send(type: 'event' | 'transaction', payload: Readonly<Record<string, unknown>>): Promise<void> {
    const id = randomBytes(16).toString('hex')
    const lines = [{ event_id: id, sent_at: now().toISOString() }, { type }, { event_id: id, ...payload }]
    try {
      const { status, headers } = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-sentry-envelope',
          'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=fahrwerk/1.0, sentry_key=${key}`,
        },
        body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const pause = rateLimitPause(status, headers, now())
      if (pause > 0) pausedUntil = now().getTime() + pause
      if (status >= 400) onFailure(`the service answered ${status}`)
    } catch (error) {
      onFailure(error instanceof Error ? error.name : 'unknown')
    }
  }

  function enqueue(type: 'event' | 'transaction', payload: Readonly<Record<string, unknown>>): void {
    if (underWay.size >= MAX_BUFFERED || now().getTime() < pausedUntil) return
    const sending = send(type, payload).finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  return {
    report: (error) => enqueue('event', eventOf(error, environment, now())),
    trace(trace) {
      if (random() < TRACES_SAMPLE_RATE) enqueue('transaction', transactionOf(trace, environment))
    },
    close: async () => void (await Promise.all(underWay)),
  }
}

function parseDsn(dsn: string): { readonly endpoint: string; readonly key: string } {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [project = '', ...folders] = pathname.split('/').filter(Boolean).toReversed()
  const folder = folders.toReversed().map((name) => `/${name}`)
  return { endpoint: `${protocol}//${host}${folder.join('')}/api/${project}/envelope/`, key: username }
}

function eventOf({ id, name, message, stack, side }: ErrorReport, environment: Environment, at: Date) {
  const frames = framesOf(scrub(stack ?? ''))
  return {
    timestamp: at.getTime() / 1_000,
    platform: side === 'client' ? 'javascript' : 'node',
    level: 'error',
    environment: side === 'client' ? `${environment.toLowerCase()}-client` : environment,
    tags: { fault: id },
    exception: {
      values: [{ type: name, value: scrub(message), ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }],
    },
  }
}

function transactionOf({ name, startedAt, endedAt, status }: Trace, environment: Environment) {
  return {
    transaction: name,
    transaction_info: { source: 'route' },
    environment,
    platform: 'node',
    start_timestamp: startedAt.getTime() / 1_000,
    timestamp: endedAt.getTime() / 1_000,
    contexts: {
      trace: {
        trace_id: randomBytes(16).toString('hex'),
        span_id: randomBytes(8).toString('hex'),
        op: 'http.server',
        status: status < 400 ? 'ok' : status < 500 ? 'invalid_argument' : 'internal_error',
      },
    },
  }
}

/** The lines of a stack as Sentry wants them, the outermost first. */
function framesOf(stack: string) {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? []
      return file ? [{ function: name ?? '?', filename: file, lineno: Number(row), colno: Number(column) }] : []
    })
    .toReversed()
}
