import { expect, it } from 'vitest'
import { RETENTION_MS } from '#domain/retention.ts'
import type { ObjectStore, StoredObject } from '#services/object-store/port.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { collectReports } from '../../../tests/support/poison.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { purgePhotographs } from './purge-photographs.ts'

const test = useTestDatabase()

it('deletes photographs that are unused and not delivered for a while, and continues where one cannot be deleted', async () => {
  const { id: merchantId } = await addMerchant(test.database)
  await deliver(test.database, merchantId, [car('1', { pictures: ['photo/shown', 'photo/second'] })])
  const { actor } = await addCustomer(test.database, 'photo@example.com')
  const orderId = await addOrder(test.database, { customerId: actor.customerId, merchantId })
  await test.database.pool.query(
    `insert into order_lines (order_id, position, line_type, quantity, title, unit_price_cents, vat_mode, picture, is_open)
     values ($1, 90, 'VEHICLE', 1, 'Golf', 1, 'REGULAR', 'photo/ordered', false)`,
    [orderId],
  )
  const old = Date.now() - RETENTION_MS.photographs - 60_000
  const objects = new Map<string, StoredObject>(
    ['shown', 'second', 'ordered', 'stuck', 'old', 'old.1234.part', 'new'].map((name) => {
      const key = `photographs/photo/${name}`
      return [key, { key, bytes: 1, storedAt: name === 'new' ? old + 120_000 : old }]
    }),
  )
  const store: Pick<ObjectStore, 'list' | 'delete'> = {
    async *list() {
      yield* [...objects.values()]
    },
    async delete(key) {
      if (key.endsWith('stuck')) throw new Error('read-only')
      objects.delete(key)
    },
  }
  const { reports, onError } = collectReports()
  expect(await purgePhotographs({ database: test.database, store: store as ObjectStore, onError })).toBe(2)
  expect([...objects.keys()].map((key) => key.split('/').at(-1))).toEqual([
    'shown',
    'second',
    'ordered',
    'stuck',
    'new',
  ])
  expect(reports).toEqual(['photographs/photo/stuck: Error: read-only'])
})
