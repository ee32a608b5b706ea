import pino, { type Logger } from 'pino'

export type Log = Logger

/** Structured log without personal data: no addresses, no query strings, no header values. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
