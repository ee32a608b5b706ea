import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Images } from '#services/images/port.ts'
import { csvOf, feedCar, photograph, writeZip } from '../../tests/support/feed-file.ts'
import { addMerchant } from '../../tests/support/stock.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { importFeed } from './import-feed.ts'

const store = useTestDatabase()
const noImages: Images = {
  variant: () => Promise.resolve(undefined),
  add: () => Promise.resolve(undefined),
  photograph: async () => undefined,
  remove: () => Promise.resolve(),
}
let folder: string
let merchantId: number

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-'))
  merchantId = (await addMerchant(store.database)).id
})
afterAll(() => rm(folder, { recursive: true }))

async function importFile(fileName: string, contents: Uint8Array, images = noImages) {
  const file = path.join(folder, 'delivery')
  await writeFile(file, contents)
  return importFeed(store.database, images, {
    merchant: { id: merchantId, vatCodeOne: 'MARGIN', keepPictures: true },
    file,
    fileName,
    today: '2026-11-20',
    removalLimit: 0.5,
    allowRemoval: false,
  })
}

async function lastRun() {
  const { rows } = await store.database.pool.query<Record<string, unknown>>(
    'select file_name, outcome, reason, inserted, refusals from feed_runs order by id desc limit 1',
  )
  return rows[0]
}

test('a delivery is stored with its report, whatever its values are', async () => {
  const report = await importFile('stock\u0000.csv', csvOf([feedCar('A'), feedCar('B', { preis: 'a\u0000b' })]))
  expect(report.outcome).toMatchObject({ kind: 'applied', inserted: 1 })
  expect(await lastRun()).toMatchObject({
    file_name: 'stock .csv',
    outcome: 'APPLIED',
    inserted: 1,
    refusals: [{ internalNumber: 'B', field: 'preis', value: 'a b' }],
  })
})

test('a delivery that lost a deadlock is read again, and its report counts each row once', async () => {
  await store.database.pool.query(`create sequence tries;
    create function give_way() returns trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise exception 'gives way' using errcode = 'deadlock_detected'; end if;
      return new; end $$;
    create trigger give_way before insert on vehicles for each row execute function give_way()`)
  const report = await importFile('again.csv', csvOf([feedCar('A'), feedCar('C'), feedCar('D', { preis: 'x' })]))
  await store.database.pool.query('drop function give_way cascade')
  expect(report).toMatchObject({ outcome: { kind: 'applied', inserted: 1 }, rows: 3, refusalCount: 1 })
  expect(report.refusals).toHaveLength(1)
})

test('a delivery whose report cannot be stored is not applied', async () => {
  await store.database.pool.query('alter table feed_runs add constraint no_runs check (false) not valid')
  try {
    await expect(importFile('late.csv', csvOf([feedCar('A'), feedCar('LATE')]))).rejects.toThrow('no_runs')
  } finally {
    await store.database.pool.query('alter table feed_runs drop constraint no_runs')
  }
  const { rows } = await store.database.pool.query("select from vehicles where internal_number = 'LATE'")
  expect(rows).toEqual([])
})

test('a file that cannot be read leaves a report as well', async () => {
  await expect(importFile('word.csv', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x0a]))).rejects.toThrow('UTF-16')
  expect(await lastRun()).toMatchObject({ file_name: 'word.csv', outcome: 'REFUSED', reason: 'WRONG_ENCODING' })
  await expect(importFile('half.zip', Buffer.from('PK\u0003\u0004half'))).rejects.toThrow()
  expect(await lastRun()).toMatchObject({ file_name: 'half.zip', outcome: 'REFUSED', reason: 'CORRUPT' })
})

test('a picture that is none is reported with its car, which is taken without it', async () => {
  const file = path.join(folder, 'pictures.zip')
  await writeZip(file, {
    'bestand.csv': csvOf([feedCar('A')]),
    'A_1.jpg': Buffer.from('no picture'),
    'Z_1.jpg': Buffer.from('nobody’s'),
  })
  const report = await importFile('pictures.zip', await readFile(file))
  const refusal = { line: 1, internalNumber: 'A', code: 'PICTURE_UNREADABLE', value: 'A_1.jpg', scope: 'VALUE' }
  expect(report).toMatchObject({ outcome: { kind: 'applied' }, refusals: [refusal], uselessPictures: ['Z_1.jpg'] })
  expect(await lastRun()).toMatchObject({ refusals: [refusal] })
  const { rows } = await store.database.pool.query(
    "select from feed_run_rows r join feed_runs f on f.id = r.run_id where f.file_name = 'pictures.zip'",
  )
  expect(rows).toHaveLength(0)
})

test('pictures that are none do not crowd refused rows out of the report', async () => {
  const file = path.join(folder, 'many.zip')
  const pictures = Array.from({ length: 1_200 }, (_, n) => [`A_${n}.jpg`, Buffer.from('no picture')])
  await writeZip(file, {
    'bestand.csv': csvOf([feedCar('A'), feedCar('E', { preis: 'x' })]),
    ...(Object.fromEntries(pictures) as Record<string, Buffer>),
  })
  const report = await importFile('many.zip', await readFile(file))
  expect(report.refusalCount).toBe(1_201)
  expect(report.refusals).toHaveLength(201)
  expect(report.refusals.at(-1)).toMatchObject({ internalNumber: 'E', field: 'preis' })
})

test('rows to mend are stored of the latest ten deliveries', async () => {
  for (let number = 0; number < 12; number++)
    await importFile(`${number}.csv`, csvOf([feedCar('A'), feedCar('E', { preis: 'x' })]))
  const { rows } = await store.database.pool.query<{ name: string }>(
    'select f.file_name as name from feed_run_rows r join feed_runs f on f.id = r.run_id where f.merchant_id = $1 order by f.id',
    [merchantId],
  )
  expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 2}.csv`))
})

test('a refused delivery leaves none of the photographs it brought', async () => {
  merchantId = (await addMerchant(store.database, { slug: 'photographs' })).id
  const stored = new Set<string>(['photo/before'])
  const images: Images = {
    ...noImages,
    add(bytes) {
      const key = `photo/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`
      const isNew = !stored.has(key)
      stored.add(key)
      return Promise.resolve({ key, isNew })
    },
    remove(key) {
      stored.delete(key)
      return Promise.resolve()
    },
  }
  const zipOf = async (rows: readonly string[], colour: string) => {
    const file = path.join(folder, `${colour}.zip`)
    await writeZip(file, {
      'bestand.csv': csvOf(rows.map((number) => feedCar(number))),
      [`${rows[0]}_1.jpg`]: await photograph(colour),
    })
    return readFile(file)
  }
  const first = await importFile('all.zip', await zipOf(['N-1', 'N-2', 'N-3', 'N-4'], 'red'), images)
  expect(first.outcome.kind).toBe('applied')
  const shown = [...stored]
  expect(shown).toHaveLength(2)
  const second = await importFile('few.zip', await zipOf(['N-1'], 'blue'), images)
  expect(second.outcome).toMatchObject({ kind: 'refused', refusal: { code: 'TOO_MANY_REMOVED' } })
  expect([...stored]).toEqual(shown)
})
