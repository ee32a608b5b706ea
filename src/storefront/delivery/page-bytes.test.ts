import { expect, it } from 'vitest'
import { pageBytes } from './page-bytes.server.ts'

const decoded = (parts: readonly string[]) => new TextDecoder().decode(pageBytes(parts))

it('writes the parts of a page one after the other in UTF-8', () => {
  expect(decoded(['<p>12.300', ' € – geprüft', '', ' 🚗</p>'])).toBe('<p>12.300 € – geprüft 🚗</p>')
  expect(pageBytes([])).toHaveLength(0)
})

it('takes pages of any size, and keeps one when the next is written', () => {
  const large = '€'.repeat(400_000)
  const first = pageBytes([large, 'end'])
  expect(decoded(['next'])).toBe('next')
  expect(new TextDecoder().decode(first)).toBe(`${large}end`)
})
