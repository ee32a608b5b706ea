import { expect, it } from 'vitest'
import { runningCostTexts } from './vehicle-details.ts'

it('parts of the costs that are missing are in the spelling of a sentence', () => {
  const { without, unknown, depreciation, tax } = runningCostTexts
  expect(without.en(`${depreciation.en}, ${tax.en}`)).toBe('without depreciation, vehicle tax')
  expect(unknown.en(depreciation.en)).toContain('missing: depreciation.')
  expect(without.de(`${depreciation.de}, ${tax.de}`)).toBe('ohne Wertverlust, Kfz-Steuer')
})
