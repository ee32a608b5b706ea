import { CART_ERROR_CODES, type UnavailableItem } from '#domain/cart/unavailable.ts'
import { Refusal, Refusals } from '../refusal.ts'

/** The unavailable items as errors, one for each item and reason (open point 72). */
export function unavailable(items: readonly UnavailableItem[]): Refusals {
  return new Refusals(items.flatMap(refusalsOf))
}

function refusalsOf({ productType, id, reasons }: UnavailableItem): Refusal[] {
  return reasons.map((reason) => {
    const message = reason === 'RESERVED' ? 'Somebody else has reserved it.' : 'It is no longer available.'
    return new Refusal(reason, message, undefined, undefined, { errorCode: CART_ERROR_CODES[reason], productType, id })
  })
}
