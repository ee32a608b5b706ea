import { FINANCING_ENDED } from './financing-states.ts'
import type { OrderSubject, StateActor } from './transitions.ts'

/** The mails to customers about an order; the rest of its history is on its page. */
export const ORDER_MAILS = [
  'RECEIVED',
  'ACCEPTED',
  'REJECTED',
  'FINANCING_APPROVED',
  'PAYMENT_ASKED',
  'PAYMENT_RECEIVED',
  'PAID_OUT',
  'PAYMENT_DECLINED',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'HANDED_OVER',
  'CANCELLED',
  'WITHDRAWN',
  'INVOICE_CANCELLED',
  'REFUND_COMING',
  'REFUNDED',
] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/** The mails to dealers. Declarations of withdrawal are mailed by the use case that receives them. */
export const DEALER_MAILS = ['ORDERED', 'FINANCING_APPROVED', 'CANCELLED', 'WITHDRAWN'] as const
export type DealerMail = (typeof DEALER_MAILS)[number]

export interface StateChange {
  readonly actor: StateActor
  readonly subject: OrderSubject
  readonly from: string | null
  readonly to: string
  readonly reason: string | null
}

interface EventMails {
  readonly customer: readonly OrderMail[]
  readonly dealer: DealerMail | null
}

const MAILS_OF_ORDER_STATE: Readonly<Record<string, readonly OrderMail[]>> = {
  PLACED: ['RECEIVED'],
  // Once the contract is concluded, a transfer may be due.
  CONFIRMED: ['ACCEPTED', 'PAYMENT_ASKED'],
  REJECTED: ['REJECTED'],
  IN_PREPARATION: ['IN_PREPARATION'],
  READY_FOR_PICKUP: ['READY_FOR_PICKUP'],
  SHIPPED: ['SHIPPED'],
  HANDED_OVER: ['HANDED_OVER'],
  CANCELLED: ['CANCELLED'],
}

const MAILS_OF_PAYMENT_STATE: Readonly<Record<string, readonly OrderMail[]>> = {
  PAID: ['PAYMENT_RECEIVED'],
  REFUND_PENDING: ['REFUND_COMING'],
  REFUNDED: ['REFUNDED'],
}

/** Facts of the order that decide about the mails of an event. */
interface MailFacts {
  /** A transfer is due that was not requested before this event. */
  readonly asksForTransfer: boolean
  /** The invoice was cancelled with this event. */
  readonly isInvoiceCancelled: boolean
}

/** The mails that an order event causes. */
export function mailsOfEvent(event: StateChange, facts: MailFacts): EventMails {
  const { customer, dealer } = ofEvent(event, facts.asksForTransfer)
  return { customer: facts.isInvoiceCancelled ? [...customer, 'INVOICE_CANCELLED'] : customer, dealer }
}

function ofEvent({ actor, subject, from, to, reason }: StateChange, asksForTransfer: boolean): EventMails {
  if (subject === 'FINANCING') return ofFinancing(to, asksForTransfer)
  if (subject === 'PAYMENT') {
    if (asksForTransfer) return { customer: ['PAYMENT_ASKED'], dealer: null }
    const isDeclined = to === 'WAITING_FOR_PAYMENT_DETAILS' && from !== null && actor === 'PROVIDER'
    return { customer: isDeclined ? ['PAYMENT_DECLINED'] : (MAILS_OF_PAYMENT_STATE[to] ?? []), dealer: null }
  }
  const mails = MAILS_OF_ORDER_STATE[to] ?? []
  const customer = asksForTransfer ? mails : mails.filter((mail) => mail !== 'PAYMENT_ASKED')
  if (to === 'PLACED') return { customer, dealer: 'ORDERED' }
  if (to === 'CANCELLED')
    return { customer, dealer: actor === 'MERCHANT' && reason !== FINANCING_ENDED ? null : 'CANCELLED' }
  // A customer's own declaration is answered with the receipt instead.
  if (to === 'WITHDRAWN' && actor !== 'CUSTOMER') return { customer: ['WITHDRAWN'], dealer: 'WITHDRAWN' }
  return { customer, dealer: null }
}

/** The end of a financing is mailed with the cancellation of its order. */
function ofFinancing(to: string, asksForTransfer: boolean): EventMails {
  if (to !== 'APPROVED') return { customer: [], dealer: null }
  return {
    customer: ['FINANCING_APPROVED', ...(asksForTransfer ? (['PAYMENT_ASKED'] as const) : [])],
    dealer: 'FINANCING_APPROVED',
  }
}
