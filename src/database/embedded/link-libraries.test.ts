import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { linkLibraries } from './link-libraries.ts'

let root: string
let native: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fahrwerk-link-'))
  native = path.join(root, 'native')
  mkdirSync(path.join(native, 'lib'), { recursive: true })
  writeFileSync(path.join(native, 'lib/libpq.so.5.18'), 'a library')
})
afterEach(() => rmSync(root, { recursive: true }))

function list(target: string): void {
  const links = [{ source: 'native/lib/libpq.so.5.18', target }]
  writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify(links))
}

it('makes the links of the list, and leaves those that are there', () => {
  list('native/lib/libpq.so.5')
  linkLibraries(native)
  linkLibraries(native)
  expect(readFileSync(path.join(native, 'lib/libpq.so.5'), 'utf8')).toBe('a library')
})

it('a link that cannot be made refuses the start and says who has to make it', () => {
  list('native/away/libpq.so.5')
  expect(() => linkLibraries(native)).toThrow(/lacks .*away\/libpq\.so\.5 \(ENOENT\)\. Run npm run build as the user/)
})

it('a package without a list has nothing to link', () => {
  expect(() => linkLibraries(native)).not.toThrow()
})
