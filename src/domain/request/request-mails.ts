import type { StateActor } from '../order/transitions.ts'
import type { RequestKind, RequestSide } from './request.ts'
import { isClosed, type RequestState } from './transitions.ts'

/** The mails to the person who sent a request, and to the seller it is for. */
export type CustomerRequestMail = 'RECEIVED' | 'MESSAGE' | 'CLOSED'
export type MerchantRequestMail = 'NEW' | 'MESSAGE' | 'WITHDRAWN' | 'REMINDER'

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
}

/** The mails that an event of a request causes. Those about the appointment of a booking are sent with the appointment. */
export function mailsOfRequestEvent({ kind, actor, from, to }: RequestChangeFacts): RequestMails {
  // The mails about an offer are chosen by its state (domain/private-sale).
  if (kind === 'PRIVATE_SALE') return { customer: null, merchant: null }
  if (from === null) return { customer: 'RECEIVED', merchant: 'NEW' }
  if (kind !== 'CONTACT' || !isClosed(kind, to)) return { customer: null, merchant: null }
  if (actor === 'CUSTOMER') return { customer: null, merchant: 'WITHDRAWN' }
  return { customer: 'CLOSED', merchant: null }
}

/** A message is mailed to the other side. */
export function mailsOfMessage(author: RequestSide): RequestMails {
  return author === 'CUSTOMER' ? { customer: null, merchant: 'MESSAGE' } : { customer: 'MESSAGE', merchant: null }
}
