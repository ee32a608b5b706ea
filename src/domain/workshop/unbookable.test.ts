import { expect, it } from 'vitest'
import { unbookableServices } from './unbookable.ts'

const tyres = { sku: 'tyres', work: { TYRES: 30 } }
const roadworthiness = { sku: 'roadworthiness', work: { MECHANICS: 15, INSPECTOR: 30 } }

it('a service needs hours of every group that works on it', () => {
  const offered = [tyres, roadworthiness]
  expect(unbookableServices(offered, new Set())).toEqual(offered)
  expect(unbookableServices(offered, new Set(['TYRES', 'MECHANICS']))).toEqual([roadworthiness])
  expect(unbookableServices(offered, new Set(['TYRES', 'MECHANICS', 'INSPECTOR']))).toEqual([])
  expect(unbookableServices([{ work: { TYRES: 0 } }], new Set())).toEqual([])
})
