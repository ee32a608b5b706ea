import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

it.each([
  ['de', '188095a423ce79f3ede8cbfab1eb360a22f53d059c300d400605bb9419f9a488'],
  ['en', '76f9b98f8302b58d802004322a3384404eae2102ee8ca991d7470b30eb881812'],
])('the notice in %s is the artwork as it came: no element of it may be changed', (language, hash) => {
  const artwork = readFileSync(path.join(import.meta.dirname, `legal-guarantee.${language}.svg`))
  expect(createHash('sha256').update(artwork).digest('hex')).toBe(hash)
})
