import { expect, test } from 'vitest'
import { LEASING_LINK_RANGE, LOAN_RANGE_FALLBACK, widestRange } from '#domain/financing/rate-range.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readDirectory } from './directory.ts'
import { rateRangesOf } from './rate-ranges.ts'

const database = useTestDatabase()

test('merchants have the default ranges unless they set others; several together have the widest', async () => {
  const usual = await addMerchant(database.database, { slug: 'usual' })
  const own = await addMerchant(database.database, { slug: 'own' })
  const change = database.database.pool
  await change.query(
    `update merchants set loan_range_fallback = '{"min": 90, "max": 400}', leasing_range = null where id = $1`,
    [own.id],
  )
  const directory = await readDirectory(database.database.read)
  const of = (...uuids: string[]) => rateRangesOf({ merchantUuids: uuids }, directory)
  expect(of(usual.uuid)).toEqual({ LOAN_RATE_RANGE: LOAN_RANGE_FALLBACK, LEASING_RATE_RANGE: LEASING_LINK_RANGE })
  expect(of(own.uuid)).toEqual({ LOAN_RATE_RANGE: { min: 90, max: 400 }, LEASING_RATE_RANGE: null })
  expect(of(own.uuid, usual.uuid).LOAN_RATE_RANGE).toEqual({ min: 90, max: 788 })
  expect(of().LEASING_RATE_RANGE).toEqual(LEASING_LINK_RANGE)
  expect(widestRange([])).toBeNull()
})
