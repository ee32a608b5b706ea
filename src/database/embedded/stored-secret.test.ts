import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { StartRefusal } from '#domain/start-refusal.ts'
import { storedSecret } from './stored-secret.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('is generated once, whole, for its owner alone', () => {
  const file = path.join(folder, 'once')
  const secret = storedSecret(file)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(storedSecret(file)).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['once'])
})

it.each(['', '\n', 'short', 'x'.repeat(31)])('is refused where the file holds only %j', (text) => {
  const file = path.join(folder, 'damaged')
  writeFileSync(file, text)
  expect(() => storedSecret(file)).toThrow(StartRefusal)
  expect(() => storedSecret(file)).toThrow(/damaged: restore it from a backup/)
})
