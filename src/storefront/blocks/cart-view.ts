import type { CardView } from './card-view.ts'

/** Id of the cart preview in the header. */
export const CART_MENU = 'korb'

/** The cart in one language. */
export interface CartView {
  /** This page, where its forms lead. */
  readonly path: string
  readonly cars: string
  /** The newest first. */
  readonly lines: readonly CartLineView[]
  /** The same by dealer. */
  readonly groups: readonly { readonly seller: string; readonly lines: readonly CartLineView[] }[]
  readonly sum: string
  /** What the sum is: with a trade-in it is what is left to pay, or what is paid out. */
  readonly sumLabel: string
  /** An unavailable car blocks the checkout. */
  readonly isBlocked: boolean
  /** Path of the dealer's cars if the cart has only a trade-in, which cannot be ordered alone. */
  readonly tradeInOnly?: { readonly href: string }
  /** Where the customer's own car is traded in against a car of the cart; left out where one is. */
  readonly tradeIn?: { readonly href: string; readonly label: string }
  /** How buying goes on; undefined while nothing in it can be bought. */
  readonly checkout?:
    | { readonly kind: 'GO' }
    | { readonly kind: 'LOG_IN'; readonly href: string; readonly register: string }
}

/** Names the line in a form. */
export interface CartLineKey {
  readonly productType: 'Vehicle' | 'Accessory' | 'AccessoryStandAlone' | 'Service' | 'TradeInVehicle'
  readonly id: string
  /** The car that it goes with. */
  readonly forVehicleId?: string
}

export interface CartLineView {
  readonly item: CartLineKey
  /**
   * Its price is today's; its rate the chosen one, shown with its example on the same page. Without an address where it has no page any
   * more.
   */
  readonly card: Omit<CardView, 'href'> & { readonly href?: string }
  /** For products sold by quantity: how many, and what one costs where there are several. */
  readonly quantity?: { readonly value: number; readonly each?: string }
  /** "Kaufpreis", "Finanzierung" …; left out where there is no choice. */
  readonly payment?: string
  /** The calculator of its page, with this way to pay; undefined where it cannot be bought any more. */
  readonly changePayment?: string
  /** Why it cannot be bought. */
  readonly unavailable?: string
  /** Of a car: when it can be had at the earliest. */
  readonly days?: string
  /** What is no longer as it was when it was added. */
  readonly changes: readonly string[]
}
