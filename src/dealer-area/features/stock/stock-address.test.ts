import { expect, it } from 'vitest'
import { readAddress, rewriteQuery } from './stock-address.server.ts'

it('reads the column of the price rating by its former name, which saved views may have', () => {
  const saved = 'merchant=autohaus&state=published&sort=-position&column=price&column=position'
  const address = readAddress(new URLSearchParams(saved))
  expect(address).toMatchObject({ sort: 'RATING', descending: true, columns: ['PRICE', 'RATING'] })
  expect(rewriteQuery(saved, 'autohaus')).toBe(saved.replaceAll('position', 'rating'))
})

it('leaves other views as they were saved', () => {
  const saved = 'merchant=autohaus&q=position&gap=no-pictures&sort=vehicle'
  expect(rewriteQuery(saved, 'autohaus')).toBe(saved)
  expect(readAddress(new URLSearchParams('sort=constructor&column=constructor')).sort).toBeUndefined()
})
