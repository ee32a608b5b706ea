import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, expect, it, vi } from 'vitest'
import { csvOf, feedCar } from '../../tests/support/feed-file.ts'
import { addMerchant } from '../../tests/support/stock.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { findRunOfUpload } from '#use-cases/imports/feed-runs.ts'
import { recordFeedRun } from '#use-cases/stock/record-feed-run.ts'
import { incomingFolder } from './incoming.ts'
import { importRuns, TooLarge, TooSlow } from './import-runs.ts'

const test = useTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-import-'))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const deps = (report: (error: Error) => void = ({ message }) => expect.unreachable(message)) => ({
  ...{ database: test.database, url: test.url, report },
})

it('an import uses the database of the shop and starts no server in its folder', async () => {
  // As in a shop with the embedded database, whose server has just died.
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('DATA_DIR', folder)
  const merchant = await addMerchant(test.database)
  const imports = importRuns({ dataFolder: folder }, deps())
  const file = await imports.receive(Readable.from([csvOf([feedCar('1')])]))
  const uploadId = randomUUID()
  const order = { merchant: merchant.uuid, file, fileName: 'stock.csv', allowRemoval: false, uploadId }
  expect(await imports.run(order)).toMatchObject({ applied: true })
  expect(await findRunOfUpload(test.database.read, uploadId)).toEqual(expect.any(Number))
  const { rows } = await test.database.pool.query('select count(*)::int as cars from vehicles')
  expect(rows).toEqual([{ cars: 1 }])
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
})

it('an import that takes too long is ended, changes nothing and says so in the list of runs', async () => {
  const merchant = await addMerchant(test.database, { slug: 'slow' })
  const imports = importRuns({ dataFolder: folder }, deps(), { timeoutMs: 20, maxBytes: 1e6 })
  const file = await imports.receive(Readable.from([csvOf([feedCar('1')])]))
  const order = { merchant: merchant.uuid, file, fileName: 'slow.csv', allowRemoval: false }
  await expect(imports.run(order)).rejects.toThrow(TooSlow)
  const { rows } = await test.database.pool.query(
    `select file_name, outcome, reason, (select count(*)::int from vehicles v where v.merchant_id = r.merchant_id) as cars
     from feed_runs r where merchant_id = $1`,
    [merchant.id],
  )
  expect(rows).toEqual([{ file_name: 'slow.csv', outcome: 'REFUSED', reason: 'TOO_SLOW', cars: 0 }])
})

it('an import whose process fails has a run that says so, under the key of its upload', async () => {
  const merchant = await addMerchant(test.database, { slug: 'broken' })
  const imports = importRuns({ dataFolder: folder }, deps())
  const uploadId = randomUUID()
  const order = {
    merchant: merchant.uuid,
    file: path.join(folder, 'gone'),
    fileName: 'stock.csv',
    allowRemoval: false,
    uploadId,
  }
  await expect(imports.run(order)).rejects.toThrow()
  const { rows } = await test.database.pool.query(
    'select outcome, reason, upload_id as upload from feed_runs where merchant_id = $1',
    [merchant.id],
  )
  expect(rows).toEqual([{ outcome: 'REFUSED', reason: 'FAILED', upload: uploadId }])
})

it('a failure that cannot be recorded is reported, and the import throws its own', async () => {
  const outage = new Error('the database is away')
  const read = new Proxy(test.database.read, {
    get: () => {
      throw outage
    },
  })
  const report = vi.fn()
  const imports = importRuns({ dataFolder: folder }, { ...deps(report), database: { ...test.database, read } })
  const order = { merchant: randomUUID(), file: path.join(folder, 'gone'), fileName: 'stock.csv', allowRemoval: false }
  await expect(imports.run(order)).rejects.toThrow('Command failed')
  expect(report).toHaveBeenCalledExactlyOnceWith(outage)
})

it('a failure of an import that has recorded its run adds no other', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: 'recorded' })
  const refused = (code: string) => ({ kind: 'refused', refusal: { code } }) as const
  const run = {
    merchantId,
    fileName: 'a.csv',
    staffId: null,
    uploadId: randomUUID(),
    rows: 0,
    refused: 0,
    refusals: [],
  }
  await recordFeedRun(test.database.pool, { ...run, outcome: refused('EMPTY_FEED') })
  await recordFeedRun(test.database.pool, { ...run, outcome: refused('FAILED'), unlessRecorded: true })
  const { rows } = await test.database.pool.query('select reason from feed_runs where merchant_id = $1', [merchantId])
  expect(rows).toEqual([{ reason: 'EMPTY_FEED' }])
})

it('an upload over the limit is refused while it arrives, and leaves no file', async () => {
  const imports = importRuns({ dataFolder: folder }, deps(), { timeoutMs: 60_000, maxBytes: 1_000 })
  const files = () => readdirSync(incomingFolder({ dataFolder: folder }))
  const before = files()
  const endless = (function* chunks() {
    for (;;) yield Buffer.alloc(400)
  })()
  await expect(imports.receive(Readable.from(endless))).rejects.toThrow(TooLarge)
  expect(files()).toEqual(before)
})
