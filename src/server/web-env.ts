import type { PendingForm } from '#domain/session/pending-form.ts'
import type { RequestSession } from './session/session.ts'
import type { WidgetKind } from '#domain/widget/widget-address.ts'
import type { RequestSite } from './middleware/site.ts'

/** Values that middlewares set for the handlers behind them. `c.var` copies all of them each time; one is read with `c.get`. */
export interface WebEnv {
  Variables: {
    site: RequestSite
    requestId: string
    /** Of a preview, which shows another look or brand than its host has: the query of its style sheet and mark, `?look=…`. */
    lookQuery?: string
    /** Null for a visitor. */
    session: RequestSession | null
    /** The request's session cookie holds no valid session, or there is none and its form is of an account's draft. */
    sessionLost?: boolean
    flash: string | null
    /** Id of the visitor's cart: see the middleware `anonymous-id`. */
    anonymousId?: string | null
    /** Set for pages of a widget. `draft`: the draft of a trade-in, while it can be continued; `isBusy`: its rate limit is reached. */
    widget?: { readonly kind: WidgetKind; readonly draft?: string; readonly isBusy?: true }
    /** What was entered in the requested step before the login, or before the step was left. */
    restoredForm?: PendingForm
    /** The draft that the forms of the page name: of the requested step's flow, or of the form that was sent. */
    draftId?: string
    /** The customer whose draft the form of a visitor names. */
    customerOfDraft?: number
    /** The form that was sent to a step. */
    sentForm?: PendingForm
    /** The draft that this form was opened with: where it has ended, the request changes nothing. */
    openedDraft?: string
    /** It has ended, so the form was refused. */
    isDraftEnded?: boolean
    /** Where a step leads that was left instead of sent. */
    leaveTo?: string
  }
}
