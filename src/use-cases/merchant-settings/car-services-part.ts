import { sql } from 'kysely'
import { isOfferedService } from '#database/offered-services.ts'
import { CarServicesInput, CAR_SERVICES } from '#domain/merchant/car-services-input.ts'
import { eurosText } from '#domain/merchant/number-input.ts'
import { change } from './business-parts.ts'
import { checkedPart } from './part.ts'

/** What customers can book with a car, at the prices that hold now: the shop's until the business has saved its own. */
export const carServicesPart = checkedPart(
  CarServicesInput,
  async (handle, merchantId) => {
    const rows = await handle
      .selectFrom('merchants as m')
      .innerJoin('extra_services as s', (join) => join.on(isOfferedService))
      .select(['s.key', 's.price_cents as price'])
      .where('m.id', '=', merchantId)
      .execute()
    const priceOf = (key: string) => rows.find((row) => row.key === key)?.price
    return Object.fromEntries(
      Object.entries(CAR_SERVICES).map(([field, key]) => [field, textOf(priceOf(key))] as const),
    )
  },
  async (handle, merchantId, prices) => {
    await change(handle, merchantId, { has_own_car_services: true })
    await handle.deleteFrom('extra_services').where('merchant_id', '=', merchantId).execute()
    for (const [field, key] of Object.entries(CAR_SERVICES)) {
      const price = prices[field as keyof typeof CAR_SERVICES]
      if (price !== null)
        await sql`
          insert into extra_services
            (merchant_id, key, kind, months, price_cents, title, description, vat_mode, insurance_tax_rate, terms)
          select ${merchantId}, key, kind, months, ${price}, title, description, vat_mode, insurance_tax_rate, terms
          from extra_services where merchant_id is null and key = ${key}`.execute(handle)
    }
  },
)

function textOf(price: number | undefined): string {
  return price === undefined ? '' : eurosText(price)
}
