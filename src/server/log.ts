import pino, { type DestinationStream, type Logger } from 'pino'
import { scrub } from '#services/error-reporting/scrub.ts'

export type Log = Logger

/** Fields that are scrubbed, because they hold texts of others: a mail server's answer names an address, a path may end with a key. */
const FOREIGN = new Set(['error', 'reason', 'path'])

/** Structured log without personal data: no addresses, no query strings, no header values. `to`: left out for the standard output. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    ...{ level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    formatters: {
      log: (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            FOREIGN.has(name) && typeof value === 'string' ? scrub(value) : value,
          ]),
        ),
    },
    hooks: {
      // Messages are sentences of ours, except those of the job queue, which repeat an error.
      logMethod(args, method) {
        method.apply(this, args.map((each) => (typeof each === 'string' ? scrub(each) : each)) as typeof args)
      },
    },
  }
  return to ? pino(options, to) : pino(options)
}

/** The stack of an error, otherwise its text. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
