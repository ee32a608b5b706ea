import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { type IndexSnapshots, storedSnapshots } from './index-snapshots.ts'
import { countMatches } from './vehicle-search.ts'
import { type IndexRead, openVehicleIndex } from './vehicle-index.ts'

const test = useTestDatabase()
const other = useTestDatabase()
let folder: string
let store: ObjectStore
let snapshots: IndexSnapshots
const unusable: string[] = []
/** From where the indexes started, the latest last. */
const starts: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapshots-'))
  store = fileSystemStore(folder)
  snapshots = storedSnapshots(store, (error) => unusable.push(String(error)))
})
afterEach(() => rm(folder, { recursive: true }))

const onRead = ({ reason, from, vehicles }: IndexRead) => starts.push(`${reason} from ${from}: ${vehicles}`)
const source = () => ({ ...test.database, snapshots, onRead })
const keys = async () => (await Array.fromAsync(store.list('search-index'))).map(({ key }) => key)
/** How many cars an index finds that starts now. */
async function start() {
  const index = await openVehicleIndex(source())
  return { index, found: countMatches(NO_FILTERS, { merchantUuids: [] }, index) }
}

it('an index starts from the newest snapshot and the log after it, and ignores what it cannot use', async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1'), car('2', { makeName: 'Opel', modelName: 'Astra' })])
  const first = await start()
  expect(first.found).toBe(2)
  expect(await snapshots.write(test.database, () => first.index.snapshot())).toBe(true)
  // One an hour is enough.
  expect(await snapshots.write(test.database, () => first.index.snapshot())).toBe(false)
  const [key] = await keys()

  // Rows that change without a note in the log show whether they were read.
  await test.database.pool.query(`update vehicles set state = 'ARCHIVED' where internal_number = '1'`)
  expect((await start()).found).toBe(2)
  await deliver(test.database, id, [car('2', { makeName: 'Opel', modelName: 'Astra' }), car('3')], {
    allowRemoval: true,
  })
  const later = await start()
  expect(later.found).toBe(3)
  expect(unusable).toEqual([])
  expect(starts.splice(0)).toEqual(['START from ROWS: 2', 'START from SNAPSHOT: 2', 'START from SNAPSHOT: 2'])

  const whole = (await store.get(key!))!
  const damaged = Buffer.from(whole)
  damaged[whole.length - 1]! ^= 1
  await store.put(key!, damaged)
  expect((await start()).found).toBe(2)
  await store.put(key!, whole.subarray(0, 10))
  expect((await start()).found).toBe(2)
  expect(unusable.splice(0)).toEqual(Array(2).fill('Error: A snapshot of the search index is damaged'))
  expect(starts.splice(0)).toEqual(Array(2).fill('START from ROWS: 2'))

  // A snapshot of another database, laid in its place.
  const foreign = await openVehicleIndex(other.database)
  const { id: otherId } = await addMerchant(other.database)
  await deliver(other.database, otherId, [car('1')])
  await foreign.catchUp()
  const elsewhere = storedSnapshots(store, () => {})
  await elsewhere.write(other.database, () => foreign.snapshot())
  const foreignKey = (await keys()).find((each) => each !== key)!
  await store.put(key!, (await store.get(foreignKey))!)
  expect((await start()).found).toBe(2)
  expect(unusable.splice(0)).toEqual(['Error: A snapshot of the search index is of another database'])
})

it('an index whose timeline is over writes none', async () => {
  const { index } = await start()
  const copy = async () => ({ ...(await index.snapshot()), timeline: '1/2' })
  expect(await snapshots.write(test.database, copy)).toBe(false)
  expect(await keys()).toEqual([])
})

it('a store that is away does not keep an index from starting', async () => {
  const away = {
    ...store,
    list: () => {
      throw new Error('away')
    },
  }
  const errors: string[] = []
  const index = await openVehicleIndex({
    ...test.database,
    snapshots: storedSnapshots(away, (error) => errors.push(String(error))),
  })
  expect(index.engine.size).toBe(2)
  expect(errors).toEqual(['Error: away'])
})
