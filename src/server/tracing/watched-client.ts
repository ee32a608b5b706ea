import { SpanStatusCode, trace } from '@opentelemetry/api'
import pg from 'pg'

const tracer = trace.getTracer('fahrwerk')

/**
 * Connections that report how long each statement took, in milliseconds; statements during a trace become parts of it. Values of statements
 * are never reported.
 */
export function watchedClient(observe: (milliseconds: number) => void): typeof pg.Client {
  return class extends pg.Client {
    override query(...args: unknown[]): never {
      const run = () => Reflect.apply(super.query as (...own: unknown[]) => unknown, this, args)
      const statement = statementOf(args[0])
      if (statement === undefined) return run() as never
      const began = performance.now()
      const span = trace.getActiveSpan()?.isRecording()
        ? tracer.startSpan(nameOf(statement), {
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
          })
        : undefined
      const end = (isFailed: boolean) => {
        observe(performance.now() - began)
        if (isFailed) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      }
      const answer = run()
      // A caller with a callback gets no promise, so that the end of the statement is not known.
      if (answer instanceof Promise)
        answer.then(
          () => end(false),
          () => end(true),
        )
      else span?.end()
      return answer as never
    }
  }
}

function statementOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : undefined
  return typeof text === 'string' ? text : undefined
}

/** Parentheses without others inside. Subselects are removed from the innermost outwards, up to `LEVELS` levels. */
const INNERMOST = /\([^()]*\)/g
const LEVELS = 5

/** "select vehicles", as dashboards group statements. */
function nameOf(statement: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(statement) ?? []
  let outer = statement
  for (let level = 0; level < LEVELS; level++) outer = outer.replace(INNERMOST, '')
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(outer) ?? []
  return `${verb.toLowerCase()} ${table}`.trim()
}
