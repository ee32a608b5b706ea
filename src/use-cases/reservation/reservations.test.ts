import { beforeAll, expect, it } from 'vitest'
import { addCustomer } from '../../../tests/support/account.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { followReservations, readReservationByOther } from './reservations.ts'

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

it('a car in checkout is shown as reserved within a second, and until the end only', async () => {
  const reservations = followReservations(test.database.read, (error) => {
    throw error
  })
  expect(reservations.isReservedByOther(String(vehicle))).toBe(false)
  await reservation(900)
  await expect.poll(() => reservations.isReservedByOther(String(vehicle)), within).toBe(true)
  expect(reservations.isReservedByOther('1999999999')).toBe(false)
  await expect.poll(() => reservations.isReservedByOther(String(vehicle)), { timeout: 1_500, interval: 20 }).toBe(false)
  await reservations.stop()
})

it('is shown to everybody but the buyer, until it ends', async () => {
  await reservation(60_000)
  const seenBy = (customerId: number | null) => readReservationByOther(test.database.read, vehicle, customerId)
  expect((await seenBy(null))!.getTime()).toBeGreaterThan(Date.now() + 50_000)
  expect(await seenBy(buyer + 1)).not.toBeNull()
  expect(await seenBy(buyer)).toBeNull()
  await reservation(-1)
  expect(await seenBy(null)).toBeNull()
})
