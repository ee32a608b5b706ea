import { afterEach, describe, expect, it } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestIndexRebuild } from '../stock/request-index-rebuild.ts'
import { NEW_PETROL } from '../../../tests/support/labelled-cars.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { setEnergyLabelPolicy } from '../stock/set-energy-label-policy.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { countMatches } from './vehicle-search.ts'
import { type IndexRead, type IndexSource, openVehicleIndex, type VehicleIndex } from './vehicle-index.ts'

const test = useTestDatabase()
const EVERYTHING = { merchantUuids: [] }
const open: VehicleIndex[] = []

async function openIndex(options: Pick<IndexSource, 'onRead'> = {}): Promise<VehicleIndex> {
  const index = await openVehicleIndex({ ...test.database, ...options })
  open.push(index)
  return index
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((index) => index.stop()))
})

const count = (index: VehicleIndex) => countMatches(NO_FILTERS, EVERYTHING, index)
const countUpTo = (index: VehicleIndex, max: number) =>
  countMatches({ ...NO_FILTERS, price: { kind: 'CASH_RANGE', max } }, EVERYTHING, index)

describe('vehicle index', () => {
  it('shows imported, changed and removed vehicles within a second, in every process', async () => {
    const { id } = await addMerchant(test.database, { slug: 'follow' })
    const indexes = [await openIndex(), await openIndex()]
    const before = count(indexes[0]!)
    for (const index of indexes) index.follow((error) => expect.fail(String(error)))
    const seen = async (expected: number, of: (index: VehicleIndex) => number) => {
      await expect.poll(() => indexes.map(of), { timeout: 1_000, interval: 20 }).toEqual([expected, expected])
    }
    await deliver(test.database, id, [car('1'), car('2'), car('3')])
    await seen(before + 3, count)
    await deliver(test.database, id, [car('1', { attributes: { price: 900_00 } }), car('2'), car('3')])
    await seen(1, (index) => countUpTo(index, 900))
    await deliver(test.database, id, [car('1')], { allowRemoval: true })
    await seen(before + 1, count)
  })

  it('copies what belongs to one place in the log: a change that comes meanwhile waits', async () => {
    const index = await openIndex()
    const { id } = await addMerchant(test.database, { slug: 'copied' })
    const size = index.engine.size
    const copying = index.snapshot()
    await deliver(test.database, id, [car('1'), car('2')])
    await Promise.all([copying, index.catchUp()])
    const { dump, watermark } = await copying
    expect(dump.ids).toHaveLength(size)
    expect((await index.snapshot()).dump.ids).toHaveLength(size + 2)
    expect((await index.snapshot()).watermark).toBeGreaterThan(watermark)
  })

  it('does not find a new car that is held back, until it is published', async () => {
    const index = await openIndex()
    const { id } = await addMerchant(test.database, { slug: 'label' })
    const before = count(index)
    await deliver(test.database, id, [car('1'), car('2', { attributes: { ...NEW_PETROL, co2Emission: null } })])
    await index.catchUp()
    expect(count(index)).toBe(before + 1)
    await setEnergyLabelPolicy(test.database, id, 'REPORT')
    await index.catchUp()
    expect(count(index)).toBe(before + 2)
  })

  it('catches up on changes made while it was stopped, and knows new makes', async () => {
    const index = await openIndex()
    const { id } = await addMerchant(test.database, { slug: 'away' })
    await deliver(test.database, id, [car('1', { makeName: 'Borgward', modelName: 'Isabella' })])
    await index.catchUp()
    expect(
      countMatches({ ...NO_FILTERS, makeModel: [{ make: 'borgward', model: 'isabella' }] }, EVERYTHING, index),
    ).toBe(1)
    expect(countMatches({ ...NO_FILTERS, makeModel: [{ make: 'unheard-of' }] }, EVERYTHING, index)).toBe(0)
  })

  it('loses no change of transactions that commit in a different order than they began', async () => {
    const index = await openIndex()
    index.follow((error) => expect.fail(String(error)))
    const before = count(index)
    const merchants = await Promise.all(['r1', 'r2', 'r3', 'r4'].map((slug) => addMerchant(test.database, { slug })))
    const slow = (n: number) =>
      (async function* vehicles() {
        for (let i = 0; i < 20; i++) {
          yield car(`${n}-${i}`)
          if (i % 5 === 0) await sleep(n * 7)
        }
      })()
    const { applyFeed } = await import('../stock/apply-feed.ts')
    await Promise.all(
      merchants.map(({ id }, n) =>
        applyFeed(test.database, {
          merchantId: id,
          vehicles: () => slow(4 - n),
          removalLimit: 0.5,
          allowRemoval: false,
        }),
      ),
    )
    await expect.poll(() => count(index), { timeout: 1_000, interval: 20 }).toBe(before + 80)
  })

  it('rebuilds on request, and when the log no longer reaches back far enough, and says why', async () => {
    const reads: string[] = []
    const onRead = ({ reason, from, milliseconds }: IndexRead) =>
      reads.push(`${reason} from ${from}${milliseconds > 0 ? '' : ' in no time'}`)
    const index = await openIndex({ onRead })
    const first = index.engine
    await requestIndexRebuild(test.database)
    await index.catchUp()
    expect(index.engine).not.toBe(first)
    const second = index.engine
    const { id } = await addMerchant(test.database, { slug: 'gap' })
    const before = count(index)
    await deliver(test.database, id, [car('1')])
    await test.database.pool.query('delete from vehicle_changes')
    await deliver(test.database, id, [car('1'), car('2')])
    await index.catchUp()
    expect(index.engine).not.toBe(second)
    expect(reads).toEqual(['START from ROWS', 'REQUESTED from ROWS', 'GAP_IN_LOG from ROWS'])
    expect(count(index)).toBe(before + 2)
  })

  it('raises its generation only with a change', async () => {
    const index = await openIndex()
    const before = index.generation
    await index.catchUp()
    expect(index.generation).toBe(before)
    const { id } = await addMerchant(test.database, { slug: 'generation' })
    await deliver(test.database, id, [car('1')])
    await index.catchUp()
    expect(index.generation).toBeGreaterThan(before)
  })
})
