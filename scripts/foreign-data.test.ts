import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lockedPackages } from './dependencies/lock-file.ts'

const sources = globSync('src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'))
const shop = sources.filter((path) => !path.includes('.test.'))

it('a running shop has no package for XML, and reads only answers of S3 by the client of that protocol', () => {
  const readers = /xml|\bsax|\bdom\b|dom$|soap|xslt|svg/i
  const names = new Set(
    lockedPackages()
      .filter(({ dev }) => !dev)
      .map(({ name }) => name),
  )
  expect([...names].filter((name) => readers.test(name))).toEqual(['react-dom'])
  expect(names).toContain('s3mini')
  const users = shop.filter((path) => /from 's3mini'/.test(readFileSync(path, 'utf8')))
  expect(users).toEqual(['src/services/object-store/s3.ts'])
  // The packages of the tests that read invoices show that the pattern finds such packages.
  const tools = lockedPackages().filter(({ dev }) => dev)
  expect(tools.filter(({ name }) => readers.test(name)).map(({ name }) => name)).toContain('slimdom')
})

it('no text of others becomes code, and none an object with a behaviour', () => {
  const ways = /\beval\(|\bnew Function\b|\bnode:vm\b|\bnode:v8\b|\bdeserialize\(|\bDOMParser\b/
  const found = shop.filter((path) => ways.test(readFileSync(path, 'utf8')))
  expect([shop.length > 1_000, found]).toEqual([true, []])
  for (const text of ['return eval(text)', 'new Function(text)', "from 'node:vm'", 'v8.deserialize(bytes)'])
    expect(text).toMatch(ways)
})
