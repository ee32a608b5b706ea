import type { ErrorReporting } from './port.ts'
import { scrub } from './scrub.ts'

interface Log {
  error(fields: object, message: string): void
}

/** The embedded default: errors are written to the log alone. */
export function logErrorReporting(log: Log): ErrorReporting {
  return {
    report: ({ id, stack, message, side }) =>
      log.error({ id, side, error: scrub(stack ?? message) }, side === 'client' ? 'an error in a browser' : 'fault'),
    trace: () => {},
    close: async () => {},
  }
}
