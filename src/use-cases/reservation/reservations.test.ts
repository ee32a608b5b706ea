import { beforeAll, expect, it } from 'vitest'
import { addCustomer } from '../../../tests/support/account.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { followReservations } from './reservations.ts'

const test = useTestDatabase()
let vehicle = 0
let buyer = 0
const within = { timeout: 1_000, interval: 20 }

beforeAll(async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1')])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles')
  vehicle = rows[0]!.id
  buyer = (await addCustomer(test.database, 'sabine@example.com')).actor.customerId
})

const reservation = (milliseconds: number) =>
  test.database.pool.query(
    `insert into vehicle_holds values ($1, $2, now() + $3 * interval '1 millisecond')
     on conflict (vehicle_id) do update set held_until = excluded.held_until`,
    [vehicle, buyer, milliseconds],
  )

it('a car in checkout is soon shown as reserved to everybody but the buyer, and until the end only', async () => {
  const reservations = await followReservations(test.database.read, (error) => {
    throw error
  })
  const seenBy = (customerId: number | null) => reservations.byOther(vehicle, customerId)
  expect(seenBy(null)).toBeNull()
  await reservation(900)
  await expect.poll(() => seenBy(null), within).not.toBeNull()
  expect(seenBy(buyer + 1)!.getTime()).toBeGreaterThan(Date.now())
  expect(seenBy(buyer)).toBeNull()
  expect(reservations.byOther(1_999_999_999, null)).toBeNull()
  await expect.poll(() => seenBy(null), { timeout: 1_500, interval: 20 }).toBeNull()
  await reservations.stop()
})

it('knows from the beginning who is in checkout', async () => {
  await reservation(60_000)
  const reservations = await followReservations(test.database.read, (error) => {
    throw error
  })
  expect(reservations.byOther(vehicle, null)!.getTime()).toBeGreaterThan(Date.now() + 50_000)
  await reservations.stop()
})
