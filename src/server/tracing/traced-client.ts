import { SpanStatusCode, trace } from '@opentelemetry/api'
import pg from 'pg'

const tracer = trace.getTracer('fahrwerk')

/** A connection whose statements are parts of the trace that is under way; those of no trace are left alone. Values are never named. */
export class TracedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const run = () => Reflect.apply(super.query as (...own: unknown[]) => unknown, this, args)
    const statement = statementOf(args[0])
    if (statement === undefined || !trace.getActiveSpan()?.isRecording()) return run() as never
    const span = tracer.startSpan(nameOf(statement), {
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
    })
    const answer = run()
    if (answer instanceof Promise)
      answer.then(
        () => span.end(),
        () => {
          span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      )
    else span.end() // its caller waits by a callback: only its beginning is known
    return answer as never
  }
}

function statementOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : undefined
  return typeof text === 'string' ? text : undefined
}

/** What is in parentheses that hold no others: subselects are taken out from the innermost outwards, so many levels of them. */
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
