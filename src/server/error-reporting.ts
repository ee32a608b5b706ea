import { logErrorReporting } from '#services/error-reporting/log.ts'
import type { ErrorReporting } from '#services/error-reporting/port.ts'
import { sentryErrorReporting } from '#services/error-reporting/sentry.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** The log always, and an error-reporting service where one is configured. */
export function errorReportingOf({ errorReportingDsn, environment }: Config, log: Log): ErrorReporting {
  const inLog = logErrorReporting(log)
  if (!errorReportingDsn) return inLog
  const onFailure = (reason: string) => log.warn({ reason }, 'an error could not be reported')
  const service = sentryErrorReporting({ dsn: errorReportingDsn, environment, onFailure })
  return {
    report(error) {
      inLog.report(error)
      service.report(error)
    },
    trace: service.trace,
    close: service.close,
  }
}
