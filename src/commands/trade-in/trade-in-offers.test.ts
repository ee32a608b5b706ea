import { beforeAll, describe, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeIn, tradeInOf } from '../../../tests/support/trade-ins.ts'
import { deleteGarageVehicle } from '../garage/garage-vehicles.ts'
import { expireTradeIns } from './expire-trade-ins.ts'
import { remindOfOffers } from './mail-offer.ts'
import { offerTradeIn } from './offer-trade-in.ts'

const test = useTestDatabase()
const TODAY = berlinToday()
let merchantId: number
let otherId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  otherId = (await addMerchant(test.database, { slug: 'schmitz', name: 'Autohaus Schmitz' })).id
})

const expiresYesterday = (id: number) =>
  test.database.pool.query('update trade_ins set valid_until = $2 where id = $1', [id, addDays(TODAY, -1)])

async function owner() {
  const { actor, garageVehicleId, tradeInId } = await addTradeIn(test.database, { merchantId })
  const offer = (given: Partial<Parameters<typeof offerTradeIn>[1]> = {}) =>
    offerTradeIn(test.database, {
      ...{ merchantId, customerId: actor.customerId, garageVehicleId, price: 9_000_00, actor: 'MERCHANT' },
      validUntil: addDays(TODAY, 7),
      ...given,
    })
  return { actor, garageVehicleId, tradeInId, offer }
}

describe('a dealer’s offer', () => {
  it('is one at a time for a car, beside those of other dealers', async () => {
    const { tradeInId, offer } = await owner()
    expect(await offer()).toMatchObject({ code: 'CONFLICT' })
    expect(await offer({ merchantId: otherId })).toMatchObject({ kind: 'done' })
    await expiresYesterday(tradeInId)
    const both = await Promise.all([offer(), offer()])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
    expect(await tradeInOf(test.database, tradeInId)).toMatchObject({ state: 'EXPIRED' })
  })

  it('is for a car of this customer’s garage, at a price and until a day that can be meant', async () => {
    const { offer } = await owner()
    const { actor: stranger } = await addCustomer(test.database, 'stranger@example.com')
    expect(await offer({ merchantId: otherId, customerId: stranger.customerId })).toMatchObject({ code: 'NOT_FOUND' })
    for (const price of [0, -1, 0.5, 500_000_01, Number.NaN])
      expect(await offer({ merchantId: otherId, price })).toMatchObject({ fields: [{ field: 'price' }] })
    for (const validUntil of [addDays(TODAY, -1), addDays(TODAY, 91), '2027-02-30', 'bald', ''])
      expect(await offer({ merchantId: otherId, validUntil })).toMatchObject({ fields: [{ field: 'validUntil' }] })
  })

  it('keeps what identifies the car when its entry in the garage goes', async () => {
    const { actor, garageVehicleId, tradeInId } = await owner()
    await deleteGarageVehicle(test.database, actor, garageVehicleId)
    const { rows } = await test.database.pool.query('select state, vehicle from trade_ins where id = $1', [tradeInId])
    expect(rows).toEqual([
      {
        state: 'OFFERED',
        vehicle: {
          ...{ make: 'Opel', model: 'Corsa', vin: 'W0L0XCF0814000001', plate: 'K-OC 18' },
          ...{ firstRegistration: '2018-05', mileage: 62_000 },
        },
      },
    ])
  })

  it('ends after its last day, once, by the clock', async () => {
    const { tradeInId } = await owner()
    await test.database.pool.query('update trade_ins set valid_until = $2 where id = $1', [tradeInId, TODAY])
    await expireTradeIns(test.database)
    expect((await tradeInOf(test.database, tradeInId)).state).toBe('OFFERED')
    await expireTradeIns(test.database, addDays(TODAY, 1))
    await expireTradeIns(test.database, addDays(TODAY, 2))
    expect((await tradeInOf(test.database, tradeInId)).events).toEqual([
      ['OFFERED', 'MERCHANT', null],
      ['EXPIRED', 'TIMER', null],
    ])
  })
})

describe('the customer', () => {
  const mailsTo = async (customerId: number) =>
    (
      await test.database.pool.query(
        `select m.kind, m.locale, m.data->'isEnding' as ending, m.data->'offer'->>'car' as car
         from mails m join customers c on c.email = m.recipient where c.id = $1 order by m.created_at`,
        [customerId],
      )
    ).rows
  const told = { kind: 'trade-in-offered', locale: 'de', car: 'Opel Corsa (K-OC 18)' }

  it('is mailed the offer, and once more three days before it ends', async () => {
    const { actor, tradeInId } = await owner()
    expect(await mailsTo(actor.customerId)).toEqual([{ ...told, ending: false }])
    await remindOfOffers(test.database, addDays(TODAY, 12))
    expect(await mailsTo(actor.customerId), 'made a moment ago').toHaveLength(1)
    await test.database.pool.query("update trade_ins set created_at = now() - interval '11 days' where id = $1", [
      tradeInId,
    ])
    await remindOfOffers(test.database, addDays(TODAY, 10))
    expect(await mailsTo(actor.customerId), 'four days before').toHaveLength(1)
    for (const day of [11, 12]) await remindOfOffers(test.database, addDays(TODAY, day))
    expect(await mailsTo(actor.customerId)).toEqual([
      { ...told, ending: false },
      { ...told, ending: true },
    ])
  })
})
