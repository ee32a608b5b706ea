import type { PendingForm } from '#domain/session/pending-form.ts'
import type { RequestSession } from './session/session.ts'
import type { RequestSite } from './middleware/site.ts'

/** What middlewares leave for the handlers behind them. */
export interface WebEnv {
  Variables: {
    site: RequestSite
    requestId: string
    /** Null for a visitor. */
    session: RequestSession | null
    /** A cookie came along that holds no session any more. */
    sessionLost?: boolean
    flash: string | null
    /** Names the visitor's cart: see the middleware of that name. */
    anonymousId?: string | null
    /** What was entered before the login, of the step that is asked for. */
    restoredForm?: PendingForm
  }
}
