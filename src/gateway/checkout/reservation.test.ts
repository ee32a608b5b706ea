import { describe, expect, it } from 'vitest'
import { reserveVehicles } from '#use-cases/reservation/reserve-vehicles.ts'
import { ADD, RESERVE, useCheckouts } from '../../../tests/support/checkouts.ts'
import { run } from '../../../tests/support/run.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'

const test = useTestDatabase()
const { shop, nextCar, customer, withCar } = useCheckouts(test)

describe('a reservation', () => {
  it('is for five cars at most, and ends for cars removed from the cart', async () => {
    const context = await customer()
    const cars = await Promise.all(Array.from({ length: 6 }, () => nextCar()))
    await run(ADD, { items: cars.map((id) => ({ productType: 'Vehicle', id })) }, context)
    expect((await run(RESERVE, {}, context)).codes).toEqual(['LIMIT_REACHED'])
    const remove = 'mutation ($items: [CartItemKey!]!) { deleteFromCart(input: {items: $items}) { count } }'
    const without = (ids: readonly string[]) =>
      run(remove, { items: ids.map((id) => ({ productType: 'Vehicle', id })) }, context)
    const reservedCars = async () => {
      const { rows } = await test.database.pool.query<{ vehicle_id: number }>(
        'select vehicle_id from vehicle_holds where customer_id = $1 order by vehicle_id',
        [context.actor.kind === 'CUSTOMER' ? context.actor.customerId : 0],
      )
      return rows.map((row) => String(row.vehicle_id))
    }
    expect(await reservedCars()).toEqual([])
    await without(cars.slice(5))
    expect((await run(RESERVE, {}, context)).errors).toEqual([])
    expect(await reservedCars(), 'five are not too many').toEqual(
      cars.slice(0, 5).toSorted((a, b) => Number(a) - Number(b)),
    )
    await without(cars.slice(1))
    expect((await run(RESERVE, {}, context)).errors).toEqual([])
    expect(await reservedCars()).toEqual([cars[0]])
  })

  it('ends for a car that is removed from the cart: another customer can reserve it at once', async () => {
    const { context, car } = await withCar()
    const other = await withCar(car)
    expect((await run(RESERVE, {}, context)).errors).toEqual([])
    expect((await run(RESERVE, {}, other.context)).codes).toContain('RESERVED')
    const remove = 'mutation ($items: [CartItemKey!]!) { deleteFromCart(input: {items: $items}) { count } }'
    await run(remove, { items: [{ productType: 'Vehicle', id: car }] }, context)
    expect((await run(RESERVE, {}, other.context)).errors).toEqual([])
  })

  it('goes to one of two simultaneous customers', async () => {
    const id = await nextCar()
    const two = await Promise.all([withCar(id), withCar(id)])
    const outcomes = await Promise.all(
      two.map(({ context }) =>
        reserveVehicles(test.database, {
          customerId: context.actor.kind === 'CUSTOMER' ? context.actor.customerId : 0,
          scope: shop.visitor.scope,
        }),
      ),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'unavailable'])
  })
})
