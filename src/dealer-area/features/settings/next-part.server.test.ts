import { expect, it } from 'vitest'
import type { SettingsPart } from '#domain/merchant/settings-parts.ts'
import { nextPartOf } from './settings.server.ts'

const part = (name: SettingsPart, isComplete: boolean, missing: string[] = []) => ({ part: name, isComplete, missing })

it.each<[saved: SettingsPart, next: SettingsPart | null]>([
  ['COMPANY', 'DELIVERY'],
  // Left to the shop on purpose: it is neither its own next part nor that of those behind it.
  ['DELIVERY', 'LOAN'],
  ['FINANCING', 'LOAN'],
  ['LOAN', null],
])('after %s comes what is still empty behind it: %s', (saved, next) => {
  const parts = [part('COMPANY', true), part('DELIVERY', false), part('FINANCING', true), part('LOAN', false)]
  expect(nextPartOf(parts, saved)?.part ?? null).toBe(next)
})

it('what publishing needs comes first, wherever it stands', () => {
  const parts = [part('COMPANY', false, ['phone']), part('DELIVERY', false), part('LOAN', false)]
  expect(nextPartOf(parts, 'DELIVERY')?.part).toBe('COMPANY')
  expect(nextPartOf(parts, 'COMPANY')?.part).toBe('DELIVERY')
})
