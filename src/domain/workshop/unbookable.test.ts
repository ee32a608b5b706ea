import { expect, it } from 'vitest'
import type { Work } from '../appointments/calendar.ts'
import { unbookableServices } from './unbookable.ts'

const tyres = { sku: 'tyres', work: { TYRES: 30 } }
const roadworthiness = { sku: 'roadworthiness', work: { MECHANICS: 15, INSPECTOR: 30 } }

it.each<[string, readonly Work[], readonly object[]]>([
  ['no hours', [{}], [tyres, roadworthiness]],
  ['hours of one group', [{ TYRES: 480, MECHANICS: 480 }], [roadworthiness]],
  ['all groups on one day', [{}, { TYRES: 30, MECHANICS: 15, INSPECTOR: 30 }], []],
  ['each group on another day', [{ TYRES: 480, MECHANICS: 480 }, { INSPECTOR: 480 }], [roadworthiness]],
  ['fewer minutes than the work takes', [{ TYRES: 15, MECHANICS: 480, INSPECTOR: 480 }], [tyres]],
])('a service needs a day with minutes of all its groups: %s', (_, days, unbookable) => {
  expect(unbookableServices([tyres, roadworthiness], days)).toEqual(unbookable)
})

it('work that takes no time needs no hours', () => {
  expect(unbookableServices([{ work: { TYRES: 0 } }], [{}])).toEqual([])
})
