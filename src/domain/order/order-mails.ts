import type { StateActor } from './transitions.ts'

/** What a customer is told of an order, one mail each; the rest of its history stands on its page. */
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

/** What a dealer is told. Declarations of withdrawal come with what was declared, by the command that takes them. */
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
  // With the contract money may be to be transferred.
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

/** What the rest of an order adds to an event. */
export interface ToldOrder {
  /** Money is to be transferred, and was not asked for before this event. */
  readonly asksForTransfer: boolean
  /** With this event its invoice was taken back. */
  readonly isCorrected: boolean
}

/** The mails an event of an order asks for. Source: domain research, section 6.2. */
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
  // A customer who declares it is sent the receipt instead, and the dealer the declaration.
  if (to === 'WITHDRAWN' && actor !== 'CUSTOMER') return { customer: ['WITHDRAWN'], dealer: 'WITHDRAWN' }
  return { customer, dealer: null }
}
