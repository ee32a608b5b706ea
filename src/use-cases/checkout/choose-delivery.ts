import { ChosenDelivery } from '#domain/checkout/draft.ts'
import { answeredCars } from '#domain/checkout/steps.ts'
import { deliversTo } from '#domain/delivery/shipping-price.ts'
import { hasPosition, kilometresBetween } from '#domain/distance.ts'
import type { BillingAddress } from '#domain/account/address.ts'
import { checked, type RefusedValue } from '#domain/field-problem.ts'
import { refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'
import { readDealers } from '../merchant/merchants.ts'
import type { Places } from '#services/places/port.ts'
import type { Checkout } from './checkout.ts'
import { type ChangeDeps, changeCheckout, type StepOutcome } from './change-checkout.ts'
import { type AddressAnswer, chosenAddress, saveInBook } from './choose-address.ts'

interface DeliveryAnswer {
  /** A kind of delivery of cars; null where the cart holds none. */
  readonly vehicles: string | null
  /** A kind of delivery of accessories; null where the cart holds none. */
  readonly accessories: string | null
  /** Null: to the billing address. */
  readonly address: AddressAnswer | null
  /** The dealer that cars are brought to. */
  readonly dealer: string | null
  /** The cars that the form showed; null: all of the cart. */
  readonly shown: readonly number[] | null
}

/** Third step: how the goods reach the customer. Refused as `chosenAddress`; INVALID_INPUT naming what is not chosen yet, or unknown. */
export async function chooseDelivery(deps: ChangeDeps, shopper: Shopper, answer: DeliveryAnswer): Promise<StepOutcome> {
  const own = answer.address && (await chosenAddress(deps, shopper, answer.address))
  if (own?.kind === 'refused') return own
  const { vehicles, accessories } = answer
  const dealer = vehicles === 'DELIVERY_TO_DEALER' ? answer.dealer : null
  const read = checked(ChosenDelivery, { vehicles, accessories, address: own?.address ?? null, dealer })
  if (!read.ok) return refused('INVALID_INPUT', { fields: read.problems })
  const isDealerMissing = vehicles === 'DELIVERY_TO_DEALER' && !(await isDealer(deps, shopper, dealer))
  const outcome = await changeCheckout(deps, shopper, async ({ checkout }) => {
    const missing = [
      ...(checkout?.needs.hasVehicles && !vehicles ? ['vehicles'] : []),
      ...(checkout?.needs.hasAccessories && !accessories ? ['accessories'] : []),
      ...(isDealerMissing ? ['dealer'] : []),
    ]
    if (missing.length > 0)
      return refused('INVALID_INPUT', { fields: missing.map((field) => ({ field, code: 'REQUIRED' })) })
    const unpriced =
      vehicles === 'DELIVERY' && checkout ? await unpricedField(deps.places, checkout, answer, own) : null
    if (unpriced) return refused('INVALID_INPUT', { fields: [unpriced] })
    const deliveryFor = checkout ? answeredCars(checkout.needs, answer.shown) : []
    return { kind: 'answered', draft: { delivery: read.value, deliveryFor } }
  })
  if (outcome.kind === 'done' && own) await saveInBook(deps, shopper, own)
  return outcome
}

/**
 * Delivery to the door is priced by distance: null where it can be. A postal code we do not know is asked for again, at the field it was
 * entered in or at the choice of the address; a dealer without a position does not deliver to the door, and no dealer
 * beyond its delivery area.
 */
async function unpricedField(
  places: Places,
  { dealers, draft, needs }: Checkout,
  answer: DeliveryAnswer,
  own: { readonly address: BillingAddress } | null,
): Promise<RefusedValue | null> {
  if (!needs.hasVehicles) return null
  if (!dealers.every(({ merchant }) => hasPosition(merchant))) return { field: 'vehicles', code: 'INVALID' }
  const { postalCode } = own?.address ?? draft.billing ?? {}
  if (!postalCode) return null
  const place = await places.known(postalCode)
  if (place) {
    const isWithinReach = dealers.every(({ merchant, terms }) =>
      deliversTo(terms.delivery, kilometresBetween(merchant, place)),
    )
    return isWithinReach ? null : { field: 'vehicles', code: 'OUTSIDE_DELIVERY_AREA' }
  }
  const isEntered = answer.address !== null && 'entered' in answer.address
  return { field: isEntered ? 'postalCode' : 'addressId', code: 'UNKNOWN_POSTAL_CODE' }
}

async function isDealer({ read }: Pick<ChangeDeps, 'read'>, { scope }: Shopper, uuid: string | null): Promise<boolean> {
  return (await readDealers(read, scope.merchantUuids)).some((dealer) => dealer.uuid === uuid)
}
