import { expect, test } from 'vitest'
import { earlierFilters } from './last-filters.ts'

const BASE = '/auto-kaufen'

test('a list without filters offers all of the last ones', () => {
  expect(earlierFilters('fuel=DIESEL&sort=price-asc&page=2', '', false, BASE)).toEqual({
    kind: 'last',
    href: '/auto-kaufen?fuel=DIESEL&sort=price-asc&page=2',
  })
})

test('another category offers to keep the other filters, from their first page', () => {
  expect(earlierFilters('fuel=DIESEL&body=SUV&view=LIST&page=3', 'body=VAN', true, BASE)).toEqual({
    kind: 'combined',
    href: '/auto-kaufen?body=VAN&fuel=DIESEL&view=LIST',
  })
  expect(earlierFilters('body=SUV', 'body=VAN', true, BASE)).toBeUndefined()
})

test('filters of one’s own, the same ones and nothing stored offer nothing', () => {
  expect(earlierFilters('fuel=DIESEL', 'fuel=PETROL', false, BASE)).toBeUndefined()
  expect(earlierFilters('body=VAN', 'body=VAN', true, BASE)).toBeUndefined()
  expect(earlierFilters(null, '', false, BASE)).toBeUndefined()
})

test('foreign contents of the storage cannot lead to another site', () => {
  for (const stored of ['//evil.example', 'https://evil.example/?a=1', 'javascript:alert(1)', '/cars?x=1'])
    expect(earlierFilters(stored, '', false, BASE)?.href).toMatch(/^\/auto-kaufen\?[^/:]*$/)
})
