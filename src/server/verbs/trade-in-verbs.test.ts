import { beforeAll, expect, it } from 'vitest'
import { savePayoutAccount } from '#use-cases/payment/save-payout-account.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { TEST_SECRET } from '../../../tests/support/gateway-context.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { tradeInVerbs } from './trade-in-verbs.ts'

const test = useTestDatabase()
const box = aesSecretBox([TEST_SECRET])
const VERBS = tradeInVerbs({ secretBox: async () => box, mainOrigin: () => 'https://shop.example' })
const EMAIL = 'jana@example.com'
let customerId: number
let merchantId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, EMAIL)).actor.customerId
  await test.database.pool.query(
    `insert into garage_vehicles (customer_id, make, model, plate, vin, is_selected)
     values ($1, 'Opel', 'Corsa', 'K-OC 18', null, true), ($1, 'Fiat', null, null, 'ZFA31200000000001', false)`,
    [customerId],
  )
})

const run = (verb: string, ...args: (string | number)[]) => VERBS[verb]!.run(test, args.map(String))

it('a dealer makes one offer for the selected or a named car, and sees open offers', async () => {
  const until = addDays(berlinToday(), 14)
  expect(await run('offer-trade-in', 'brinkmann', 'Jana@Example.com', 8500)).toMatch(
    new RegExp(`^Trade-in \\d+: brinkmann offers €8,500\\.00 until ${until}\\.$`),
  )
  await run('offer-trade-in', 'brinkmann', EMAIL, '1200,50', '--car', 'zfa 312 00000000001', '--as', 'admin')
  const [fiat, corsa] = (await run('trade-in-list', 'brinkmann')).split('\n').map((line) => line.split('\t').slice(1))
  expect(corsa).toEqual(['brinkmann', EMAIL, 'Opel Corsa', 'K-OC 18', '€8,500.00', until, 'OFFERED', ''])
  expect(fiat?.slice(2, 5)).toEqual(['Fiat', 'ZFA31200000000001', '€1,200.50'])
  await expect(run('offer-trade-in', 'brinkmann', EMAIL, 9000)).rejects.toThrow('binding offer')
  const { rows } = await test.database.pool.query('select actor, from_state, to_state from trade_in_events order by id')
  expect(rows).toEqual([
    { actor: 'MERCHANT', from_state: null, to_state: 'OFFERED' },
    { actor: 'ADMIN', from_state: null, to_state: 'OFFERED' },
  ])
})

it.each([
  [['nobody', EMAIL, 8500], 'no merchant nobody'],
  [['brinkmann', 'x@example.com', 8500], 'no car in a garage of x@example.com'],
  [['brinkmann', EMAIL, 8500, '--car', 'K-XX 1'], 'are: K-OC 18, ZFA31200000000001'],
  [['brinkmann', EMAIL, 'viel'], 'offer-trade-in <merchant>'],
  [['brinkmann', EMAIL, 0], 'above 0'],
  [['brinkmann', EMAIL, 8500, '--until', '2020-01-01'], '--until YYYY-MM-DD'],
  [['brinkmann', EMAIL, 8500, '--until', '2026-02-31'], '--until YYYY-MM-DD'],
  [['brinkmann', EMAIL, 8500, '--as', 'customer'], '--as merchant'],
] as const)('offer-trade-in %j prints the error', async (args, said) => {
  await expect(run('offer-trade-in', ...args)).rejects.toThrow(said)
})

it('the account of a payout is printed with its amount, for that order alone', async () => {
  const order = await addOrder(test.database, { customerId, merchantId, due: -1_234_50, method: 'PAYOUT' })
  const other = await addOrder(test.database, { customerId, merchantId })
  await test.database.transaction((handle) =>
    savePayoutAccount(handle, box, order, { holder: 'Jana Krüger', iban: 'DE89370400440532013000' }),
  )
  expect(await run('payout-account', order)).toBe(
    `€1,234.50 to Jana Krüger, DE89 3704 0044 0532 0130 00, reference ${order}`,
  )
  await expect(run('payout-account', other)).rejects.toThrow('has no payout')
  const comesTo = (set: string) => test.database.pool.query(`update orders set ${set} where id = $1`, [order])
  await comesTo("payment_state = 'PAID'")
  expect(await run('payout-account', order)).toMatch(/^Paid out already: €1,234.50 to Jana/)
  for (const state of ['REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED']) {
    await comesTo(`state = '${state}'`)
    await expect(run('payout-account', order)).rejects.toThrow(
      `Order ${order} is ${state.toLowerCase()}, nothing to pay.`,
    )
  }
  const { rows } = await test.database.pool.query<{ account: Buffer }>('select account from payout_accounts')
  expect(rows[0]!.account.toString('latin1')).not.toMatch(/Jana|DE89/)
})
