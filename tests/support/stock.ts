import { applyFeed, type DeliveredVehicle, type FeedOutcome } from '#use-cases/stock/apply-feed.ts'
import { putMerchant } from '#use-cases/stock/put-merchant.ts'
import { setEnergyLabelPolicy } from '#use-cases/stock/set-energy-label-policy.ts'
import type { MerchantAccount, MerchantDetails } from '#domain/merchant.ts'
import type { Database } from '#database/connection.ts'

const MERCHANT: MerchantDetails & MerchantAccount = {
  slug: 'brinkmann',
  name: 'Autohaus Brinkmann',
  kind: 'COMPANY',
  street: 'Hansaring 42',
  zip: '50670',
  city: 'Köln',
  latitude: 50.945,
  longitude: 6.948,
  phone: '+492215550142',
  email: 'info@brinkmann.example',
  imprintUrl: null,
  registerEntry: 'Amtsgericht Köln, HRB 48213',
  vatId: null,
  sinceYear: 2018,
  openingHours: [{ days: '1-5', hours: '08:00–18:30' }],
  iban: null,
  sepaCreditorId: null,
}

export function addMerchant(
  database: Database,
  details: Partial<MerchantDetails & MerchantAccount> = {},
): Promise<{ id: number; uuid: string }> {
  return putMerchant(database, { ...MERCHANT, ...details })
}

/** A merchant whose new cars are published without a complete energy label, for tests about anything else. */
export async function addLenientMerchant(database: Database, details: Partial<MerchantDetails & MerchantAccount> = {}) {
  const merchant = await addMerchant(database, details)
  await setEnergyLabelPolicy(database, merchant.id, 'REPORT')
  return merchant
}

/** A plausible vehicle; tests override what they are about. */
export function car(internalNumber: string, overrides: Partial<DeliveredVehicle> = {}): DeliveredVehicle {
  const { attributes, ...rest } = overrides
  return {
    line: Number(internalNumber.replaceAll(/\D/g, '')) || 1,
    internalNumber,
    makeName: 'Volkswagen',
    modelName: 'Golf',
    pictures: null,
    ...rest,
    attributes: {
      price: 15_000_00,
      vatMode: 'REGULAR',
      condition: 'USED',
      fuel: 'DIESEL',
      mileage: 50_000,
      bodyType: 'ESTATE',
      bodyColor: 'BLUE',
      ...attributes,
    },
  }
}

export function deliver(
  database: Database,
  merchantId: number,
  vehicles: readonly DeliveredVehicle[],
  options: { allowRemoval?: boolean; removalLimit?: number } = {},
): Promise<FeedOutcome> {
  return applyFeed(database, {
    merchantId,
    vehicles: async function* all() {
      yield* vehicles
    },
    removalLimit: options.removalLimit ?? 0.5,
    allowRemoval: options.allowRemoval ?? false,
  })
}

/** The ids of the stock by the names of the models, of which there is one each. */
export async function idsByModel(database: Database): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ id: number; name: string }>(
    'select v.id, m.name from vehicles v join models m on m.id = v.model_id',
  )
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]))
}
