import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { StartRefusal } from '#domain/start-refusal.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { putDemoStaff } from '#use-cases/demo/put-demo-staff.ts'
import { TEST_SECRET } from '../../tests/support/gateway-context.ts'
import { addStaff, STAFF_PASSWORD, staffDeps } from '../../tests/support/staff.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { createLog } from './log.ts'
import { openSecretBox } from './open-secret-box.ts'

const OTHER = 'another secret of forty-two characters, say'
const test = useTestDatabase()
const dataFolder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-keys-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

const lines: string[] = []
const log = createLog('info', { write: (line) => lines.push(line) })
/** Without a secret the folder's own is made. */
const start = (...dataKeys: string[]) =>
  openSecretBox({ dataFolder, dataKeys: dataKeys.length > 0 ? dataKeys : undefined }, test.database.read, log)

it('a shop starts with any key while nothing is sealed, and later with the key that sealed', async () => {
  await start()
  await start(OTHER)
  await addStaff(test.database, 'olga@example.com')
  await start(TEST_SECRET)
  await start(OTHER, TEST_SECRET)
  expect(lines).toEqual([])
})

it('refuses to start with other keys, or with one of its own making', async () => {
  const starts = [() => start(OTHER), () => start()]
  for (const each of starts) {
    await expect(each()).rejects.toThrow(StartRefusal)
    await expect(each()).rejects.toThrow(/another DATA_KEY/)
  }
})

it('is the only way to the keys: no program of the shop opens values without this check', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  )
  const usesKeys = (name: string) =>
    readFileSync(path.join(import.meta.dirname, name), 'utf8').includes('aesSecretBox(')
  expect(files.filter(usesKeys)).toEqual(['open-secret-box.ts'])
})

it('makes no key of its own beside values that are sealed already', async () => {
  const empty = mkdtempSync(path.join(dataFolder, 'restored-'))
  const opened = openSecretBox({ dataFolder: empty, dataKeys: undefined }, test.database.read, log)
  await expect(opened).rejects.toThrow(/another DATA_KEY/)
  expect(readdirSync(empty)).toEqual([])
})

it('says which key is missing where something can be opened', async () => {
  const staff = { email: 'anna@example.com', name: 'Anna', password: STAFF_PASSWORD }
  await putDemoStaff({ ...staffDeps(test.database), secretBox: aesSecretBox([OTHER]) }, staff)
  await start(OTHER)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { keys: [expect.stringMatching(/^[0-9a-f]{8}$/)], msg: expect.stringContaining('lacks a former key') },
  ])
  await start(OTHER, TEST_SECRET)
  expect(lines).toHaveLength(1)
})
