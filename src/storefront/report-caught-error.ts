import { isRouteErrorResponse } from 'react-router'
import { reportClientError } from './blocks/report-client-error.ts'

/** Reports an error that a boundary shows to the visitor: of a page, or while data were fetched. An answer such as 404 is no error. */
export function reportCaughtError(thrown: unknown): void {
  if (isRouteErrorResponse(thrown)) return
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
  reportClientError({ name, message, stack })
}
