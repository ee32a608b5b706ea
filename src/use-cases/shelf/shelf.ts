import type { ReadHandle } from '#database/handles.ts'
import type { BrandPerson } from '#domain/brand-look/look.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import type { HitRates } from '#domain/trade-in/hit-rate.ts'
import { type DealerTerms, readDealerTerms } from '../merchant/dealer-terms.ts'
import { readFinanceProducts } from '../financing/finance-products.ts'
import { readMerchantPeople } from '../merchant/merchant-people.ts'
import { type Merchant, readMerchants } from '../merchant/merchants.ts'
import { readRatedOffers, type StoredOffer } from '../valuation/rated-offers.ts'
import { readDeliveries } from '../vehicle/offer-history.ts'
import { readVehicles, type Vehicle } from '../vehicle/vehicle.ts'
import { StoredRows } from './stored-rows.ts'

/**
 * What pages show everybody of cars and their dealers, as new as the search index: what was shown before needs no database. Not for
 * decisions: cart, checkout and whatever writes read the database.
 */
export interface Shelf {
  /** The vehicles of these ids, in this order, without those that are gone or not shown. */
  vehicles(read: ReadHandle, ids: readonly number[]): Promise<Vehicle[]>
  dealerTerms(read: ReadHandle, merchantIds: readonly number[]): Promise<Map<number, DealerTerms>>
  /** Whom customers meet at a dealer's. */
  people(read: ReadHandle, merchantId: number): Promise<readonly BrandPerson[]>
  /** When each dealer's whole stock was last delivered. */
  deliveries(read: ReadHandle, merchantIds: readonly number[]): Promise<Map<number, Date>>
  /** How good a dealer's estimates of trade-ins were, of the last hour: `readRates` reads hundreds of offers. */
  hitRates(merchantId: number, readRates: () => Promise<HitRates>): Promise<HitRates | undefined>
  /** What prices of a model may be compared with. `today` is YYYY-MM-DD. */
  offersOfModel(read: ReadHandle, modelId: number, today: string): Promise<readonly StoredOffer[]>
  /** How often vehicles were looked for, and found. */
  usage(): { readonly looks: number; readonly hits: number }
  /** These vehicles have changed. */
  forget(vehicleIds: Iterable<number>): void
  /** Anything may have changed. */
  clear(): void
}

/** Bytes of all vehicles, as estimated, and of one without its texts. */
const MAX_BYTES = 64_000_000
const BYTES_OF_VEHICLE = 4_000
/** Of everything about dealers; one has a few kilobytes. */
const MAX_DEALER_BYTES = 8_000_000
const BYTES_OF_DEALER = 2_000
const BYTES_OF_RATES = 600
const RATES_AGE_MS = 3_600_000
const MAX_OFFER_BYTES = 16_000_000
const BYTES_OF_OFFER = 300

export function createShelf(): Shelf {
  const vehicles = new StoredRows<Vehicle>({ maxBytes: MAX_BYTES, bytesOf: bytesOfVehicle })
  const ofDealers = { maxBytes: MAX_DEALER_BYTES, bytesOf: () => BYTES_OF_DEALER }
  const merchants = new StoredRows<Merchant>(ofDealers)
  const products = new StoredRows<FinanceProduct[]>(ofDealers)
  const terms = new StoredRows<DealerTerms>(ofDealers)
  const people = new StoredRows<readonly BrandPerson[]>(ofDealers)
  const deliveries = new StoredRows<Date>(ofDealers)
  const rates = new StoredRows<HitRates>({
    ...{ maxBytes: MAX_DEALER_BYTES, bytesOf: () => BYTES_OF_RATES, maxAgeMs: RATES_AGE_MS },
  })
  const offers = new StoredRows<readonly StoredOffer[]>({
    maxBytes: MAX_OFFER_BYTES,
    bytesOf: ({ length }) => (1 + length) * BYTES_OF_OFFER,
  })
  return {
    async vehicles(read, ids) {
      const found = await vehicles.readTogether(ids, async (missing) => {
        const rows = await readVehicles(read, missing, {
          merchants: (own) => merchants.read(own, (unknown) => readMerchants(read, unknown)),
          products: (own) => {
            const byId = new Map(own.map((merchant) => [merchant.id, merchant]))
            return products.read([...byId.keys()], (unknown) =>
              readFinanceProducts(
                read,
                unknown.map((id) => byId.get(id)!),
              ),
            )
          },
        })
        return new Map(rows.map((vehicle) => [vehicle.id, vehicle]))
      })
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    usage: () => vehicles.usage,
    dealerTerms: (read, ids) => terms.readTogether(ids, (missing) => readDealerTerms(read, missing)),
    deliveries: (read, ids) => deliveries.read(ids, (missing) => readDeliveries(read, missing)),
    async people(read, id) {
      const found = await people.readTogether([id], (missing) => readMerchantPeople(read, missing))
      return found.get(id) ?? []
    },
    async hitRates(merchantId, readRates) {
      return (await rates.read([merchantId], async () => new Map([[merchantId, await readRates()]]))).get(merchantId)
    },
    async offersOfModel(read, modelId, today) {
      const found = await offers.read([modelId], async () => {
        return new Map([[modelId, await readRatedOffers(read, [modelId], today)]])
      })
      return found.get(modelId) ?? []
    },
    forget(ids) {
      vehicles.forget(ids)
      offers.clear() // which models they were of is not known any more
    },
    clear() {
      for (const rows of [vehicles, merchants, products, terms, people, deliveries, rates, offers]) rows.clear()
    },
  }
}

function bytesOfVehicle({ attributes, pictures, spinFrames }: Vehicle): number {
  return BYTES_OF_VEHICLE + 2 * (attributes.description?.length ?? 0) + 60 * (pictures.length + spinFrames.length)
}
