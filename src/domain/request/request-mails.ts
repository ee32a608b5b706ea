import type { StateActor } from '../order/transitions.ts'
import type { RequestKind, RequestSide } from './request.ts'
import { isClosed, type RequestState } from './transitions.ts'

/** The mails to the person who sent a request, and to the seller it is for. */
export type CustomerRequestMail =
  | 'RECEIVED'
  | 'MESSAGE'
  | 'CONFIRMED'
  | 'PROPOSED'
  | 'MOVED'
  | 'REMINDER'
  | 'CLOSED'
  | 'DOCUMENTS_MISSING'
export type MerchantRequestMail = 'NEW' | 'MESSAGE' | 'ACCEPTED' | 'MOVED' | 'WITHDRAWN' | 'REMINDER' | 'OFFER_ACCEPTED'

export interface RequestMails {
  readonly customer: CustomerRequestMail | null
  readonly merchant: MerchantRequestMail | null
}

interface RequestChangeFacts {
  readonly kind: RequestKind
  readonly actor: StateActor
  /** Null: the request was opened. */
  readonly from: RequestState | null
  readonly to: RequestState
  /** The appointment has got another time with it. */
  readonly isMove: boolean
}

const NONE: RequestMails = { customer: null, merchant: null }

/** The mails that an event of a request causes. */
export function mailsOfRequestEvent({ kind, actor, from, to, isMove }: RequestChangeFacts): RequestMails {
  const isCustomers = actor === 'CUSTOMER'
  // The mails about an offer are chosen by its state (domain/private-sale).
  if (kind === 'PRIVATE_SALE') return NONE
  if (kind === 'HAND_OVER') return mailsOfHandOver({ actor, from, to, isMove })
  // A request that staff enter has its time already; for a booking the next event, CONFIRMED, mails the confirmation.
  if (from === null && actor === 'MERCHANT')
    return { customer: kind === 'CONTACT' ? 'CONFIRMED' : null, merchant: null }
  if (from === null) return { customer: 'RECEIVED', merchant: 'NEW' }
  if (kind === 'TRADE_IN' && !isMove) return mailsOfTradeIn(actor, to)
  // Its decision is mailed with the order it belongs to.
  if (kind === 'FINANCING') return { customer: to === 'DOCUMENTS_MISSING' ? to : null, merchant: null }
  if (isMove)
    return { customer: to === 'ALTERNATIVE_PROPOSED' ? 'PROPOSED' : 'MOVED', merchant: isCustomers ? 'MOVED' : null }
  if (to === 'CONFIRMED') return { customer: 'CONFIRMED', merchant: isCustomers ? 'ACCEPTED' : null }
  if (!isClosed(kind, to) || to === 'DONE' || to === 'NO_SHOW') return NONE
  return isCustomers ? { customer: null, merchant: 'WITHDRAWN' } : { customer: 'CLOSED', merchant: null }
}

/** The chosen time is fixed at once. Its end is mailed to whoever has not caused it: both have it in their calendars. */
function mailsOfHandOver({ actor, from, to, isMove }: Omit<RequestChangeFacts, 'kind'>): RequestMails {
  const isCustomers = actor === 'CUSTOMER'
  if (from === null) return { customer: 'CONFIRMED', merchant: 'NEW' }
  if (isMove)
    return { customer: to === 'ALTERNATIVE_PROPOSED' ? 'PROPOSED' : 'MOVED', merchant: isCustomers ? 'MOVED' : null }
  if (to === 'CONFIRMED') return { customer: 'CONFIRMED', merchant: 'ACCEPTED' }
  if (to !== 'CANCELLED') return NONE
  return { customer: isCustomers ? null : 'CLOSED', merchant: actor === 'MERCHANT' ? null : 'WITHDRAWN' }
}

/** The binding offer itself is mailed with its price (use-cases/trade-in/mail-offer.ts), and its end announced before. */
function mailsOfTradeIn(actor: StateActor, to: RequestState): RequestMails {
  if (actor === 'CUSTOMER') {
    if (to === 'ACCEPTED') return { customer: null, merchant: 'OFFER_ACCEPTED' }
    return { customer: null, merchant: to === 'DECLINED' ? 'WITHDRAWN' : null }
  }
  const isEnd = to === 'DECLINED' || to === 'EXPIRED'
  return { customer: isEnd ? 'CLOSED' : null, merchant: null }
}

/** A message is mailed to the other side. */
export function mailsOfMessage(author: RequestSide): RequestMails {
  return author === 'CUSTOMER' ? { customer: null, merchant: 'MESSAGE' } : { customer: 'MESSAGE', merchant: null }
}
