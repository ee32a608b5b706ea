import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it, vi } from 'vitest'
import { csvOf, feedCar } from '../../tests/support/feed-file.ts'
import { addMerchant } from '../../tests/support/stock.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { importRuns } from './import-runs.ts'

const test = useTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-import-'))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('an import uses the database of the shop and starts no server in its folder', async () => {
  // As in a shop with the embedded database, whose server has just died.
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('DATA_DIR', folder)
  const merchant = await addMerchant(test.database)
  const imports = importRuns({ dataFolder: folder }, test.url)
  const file = await imports.receive(Readable.from([csvOf([feedCar('1')])]))
  const order = { merchant: merchant.uuid, file, fileName: 'stock.csv', allowRemoval: false }
  expect(await imports.run(order)).toMatchObject({ applied: true })
  const { rows } = await test.database.pool.query('select count(*)::int as cars from vehicles')
  expect(rows).toEqual([{ cars: 1 }])
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
})
