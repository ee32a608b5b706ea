import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import type { CheckoutDraft } from '#domain/checkout/draft.ts'
import { answeredCars } from '#domain/checkout/steps.ts'
import { type EnteredRegistration, readRegistrations } from '#domain/checkout/registration.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { MAX_LINES } from '#domain/cart/cart.ts'
import type { Shopper } from '#domain/shopper.ts'
import { touchCart } from '#database/carts.ts'
import { isOfferedService } from '#database/offered-services.ts'
import { type ChangeDeps, changeCheckout, type StepOutcome } from './change-checkout.ts'

/** The services wanted with one car of the cart; a service that is not named is taken away. */
export interface CarServices {
  readonly vehicleId: number
  readonly keys: readonly string[]
  /** Null: the dealer is not to register the car. */
  readonly registration: EnteredRegistration | null
}

interface ServicesAnswer {
  readonly cars: readonly CarServices[]
  /** The cars are to be brought home; null leaves the delivery as it was chosen. */
  readonly toTheDoor: boolean | null
  /** The cars that the form showed; null: all of the cart. */
  readonly shown: readonly number[] | null
}

/**
 * First step: the services beside each car, how it is registered, and whether it is brought home. Refused (INVALID_INPUT, by car): a
 * service that the car's dealer does not offer, more than one of a kind, a car that is not in the cart, one that is named twice, a wrong
 * plate, PIN or eVB number; NOT_FOUND without a cart.
 */
export async function chooseServices(
  deps: ChangeDeps,
  shopper: Shopper,
  { cars, toTheDoor, shown }: ServicesAnswer,
): Promise<StepOutcome> {
  const registrations = readRegistrations(cars)
  if (registrations.kind === 'refused') return registrations
  return changeCheckout(deps, shopper, async ({ handle, cartId, checkout }) => {
    if (!cartId) return refused('NOT_FOUND')
    const lines = await serviceLines(handle, cartId, cars)
    if ('kind' in lines) return lines
    await replaceServices(handle, cartId, shopper, lines)
    const before = checkout?.draft.delivery ?? null
    return {
      kind: 'answered',
      draft: {
        servicesDone: true,
        servicesFor: checkout ? answeredCars(checkout.needs, shown) : [],
        registrations: registrations.registrations,
        ...wayHome(toTheDoor, before),
      },
    }
  })
}

/** The delivery that was chosen before stays, except for the cars' way home; nothing is written where that is as it was. */
function wayHome(
  toTheDoor: boolean | null,
  before: CheckoutDraft['delivery'],
): Partial<Pick<CheckoutDraft, 'delivery'>> {
  if (toTheDoor === null || toTheDoor === (before?.vehicles === 'DELIVERY')) return {}
  const rest = before ?? { accessories: null, address: null, dealer: null }
  return { delivery: { ...rest, vehicles: toTheDoor ? 'DELIVERY' : null } }
}

async function serviceLines(
  handle: WriteHandle,
  cartId: string,
  cars: readonly CarServices[],
): Promise<ServiceLine[] | Refused> {
  if (cars.length > MAX_LINES || new Set(cars.map(({ vehicleId }) => vehicleId)).size < cars.length)
    return refused('INVALID_INPUT', { fields: [{ field: 'cars', code: 'INVALID' }] })
  const lines: ServiceLine[] = []
  for (const [index, { vehicleId, keys }] of cars.entries()) {
    const offered = await offeredWith(handle, cartId, vehicleId)
    const wanted = [...new Set(keys)].map((key) => offered.find((service) => service.key === key))
    const known = wanted.filter((service) => service !== undefined)
    const kinds = new Set(known.map(({ kind }) => kind))
    if (known.length < wanted.length || kinds.size < known.length)
      return refused('INVALID_INPUT', { fields: [{ field: `cars.${index}.services`, code: 'INVALID' }] })
    lines.push(...known.map((service) => ({ vehicleId, ...service })))
  }
  return lines
}

async function replaceServices(
  handle: WriteHandle,
  cartId: string,
  { scope: { merchantUuids } }: Shopper,
  lines: readonly ServiceLine[],
): Promise<void> {
  await sql`
    delete from cart_lines l using merchants m
    where m.id = l.merchant_id and l.cart_id = ${cartId} and l.product_type = 'Service'
      and (${merchantUuids.length === 0} or m.uuid = any(${[...merchantUuids]}::uuid[]))`.execute(handle)
  if (lines.length > 0)
    await handle
      .insertInto('cart_lines')
      .values(
        lines.map(({ vehicleId, key, price, merchantId }) => ({
          cart_id: cartId,
          product_type: 'Service' as const,
          merchant_id: merchantId,
          service_key: key,
          for_vehicle_id: vehicleId,
          payment: 'CASH' as const,
          price_cents: price,
        })),
      )
      .execute()
  await touchCart(handle, cartId)
}

interface ServiceLine extends Offered {
  readonly vehicleId: number
}

interface Offered {
  readonly key: string
  readonly kind: string
  readonly price: number
  readonly merchantId: number
}

/** What the dealer of a car offers with it. Nothing with a car that is not in the cart. */
async function offeredWith(handle: WriteHandle, cartId: string, vehicleId: number): Promise<Offered[]> {
  return handle
    .selectFrom('cart_lines as l')
    .innerJoin('merchants as m', 'm.id', 'l.merchant_id')
    .innerJoin('extra_services as s', (join) => join.on(isOfferedService))
    .select(['s.key', 's.kind', 's.price_cents as price', 'm.id as merchantId'])
    .where('l.cart_id', '=', cartId)
    .where('l.vehicle_id', '=', vehicleId)
    .where('l.product_type', '=', 'Vehicle')
    .execute()
}
