import type { StateActor } from './transitions.ts'

/** The mails to customers about an order; the rest of its history is on its page. */
export const ORDER_MAILS = [
  'RECEIVED',
  'ACCEPTED',
  'REJECTED',
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
  'INVOICE_CORRECTED',
  'REFUND_COMING',
  'REFUNDED',
] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/** The mails to dealers. Declarations of withdrawal are mailed by the use case that receives them. */
export const DEALER_MAILS = ['ORDERED', 'CANCELLED', 'WITHDRAWN'] as const
export type DealerMail = (typeof DEALER_MAILS)[number]

export interface ToldEvent {
  readonly actor: StateActor
  readonly subject: 'ORDER' | 'PAYMENT'
  readonly from: string | null
  readonly to: string
}

interface Tellings {
  readonly customer: readonly OrderMail[]
  readonly dealer: DealerMail | null
}

const ORDER_TELLINGS: Readonly<Record<string, readonly OrderMail[]>> = {
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

const PAYMENT_TELLINGS: Readonly<Record<string, readonly OrderMail[]>> = {
  PAID: ['PAYMENT_RECEIVED'],
  REFUND_PENDING: ['REFUND_COMING'],
  REFUNDED: ['REFUNDED'],
}

/** Facts of the order that decide about the mails of an event. */
export interface ToldOrder {
  /** A transfer is due that was not requested before this event. */
  readonly asksForTransfer: boolean
  /** The invoice was cancelled with this event. */
  readonly isCorrected: boolean
}

/** The mails that an order event causes. Source: domain research, section 6.2. */
export function tellingsOf(event: ToldEvent, told: ToldOrder): Tellings {
  const { customer, dealer } = ofEvent(event, told.asksForTransfer)
  return { customer: told.isCorrected ? [...customer, 'INVOICE_CORRECTED'] : customer, dealer }
}

function ofEvent({ actor, subject, from, to }: ToldEvent, asksForTransfer: boolean): Tellings {
  if (subject === 'PAYMENT') {
    if (asksForTransfer) return { customer: ['PAYMENT_ASKED'], dealer: null }
    const isDeclined = to === 'WAITING_FOR_PAYMENT_DETAILS' && from !== null && actor === 'PROVIDER'
    return { customer: isDeclined ? ['PAYMENT_DECLINED'] : (PAYMENT_TELLINGS[to] ?? []), dealer: null }
  }
  const asked = ORDER_TELLINGS[to] ?? []
  const customer = asksForTransfer ? asked : asked.filter((mail) => mail !== 'PAYMENT_ASKED')
  if (to === 'PLACED') return { customer, dealer: 'ORDERED' }
  if (to === 'CANCELLED') return { customer, dealer: actor === 'MERCHANT' ? null : 'CANCELLED' }
  // A customer's own declaration is answered with the receipt instead.
  if (to === 'WITHDRAWN' && actor !== 'CUSTOMER') return { customer: ['WITHDRAWN'], dealer: 'WITHDRAWN' }
  return { customer, dealer: null }
}
