import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CardView, RateView } from './card-view.ts'
import { rateOf, withExamplesOnce } from './card.server.ts'
import { RateExamples } from './Rate.tsx'

const rate = (example: string): RateView => ({ lead: 'Finanzierung ab', amount: '249 € mtl.', line: '5,49 %', example })
const WARNING = 'Achtung! Kreditaufnahme kostet Geld.'

it('shows every example once, however many cars have it, with one warning', () => {
  const rates = [rate('Bank A'), rate('Bank A'), rate('Bank B')]
  const text = renderToStaticMarkup(createElement(RateExamples, { rates }))
  expect(text.split('Bank A')).toHaveLength(2)
  expect(text.split('Bank B')).toHaveLength(2)
  expect(text.split(WARNING)).toHaveLength(2)
})

it('sends every example once, with the first card that has it', () => {
  const cards = [{ rate: rate('Bank A') }, {}, { rate: rate('Bank B') }, { rate: rate('Bank A') }] as CardView[]
  expect(withExamplesOnce(cards).map((card) => card.rate?.example)).toEqual(['Bank A', undefined, 'Bank B', undefined])
})

it('repeats nothing from the page, and shows nothing without a rate', () => {
  const render = (rates: RateView[], shown: string[]) =>
    renderToStaticMarkup(createElement(RateExamples, { rates, shown }))
  expect(render([rate('Bank A')], ['Bank A'])).toBe('')
  const other = render([rate('Bank B')], ['Bank A'])
  expect(other).toContain('Bank B')
  expect(other).not.toContain(WARNING)
  expect(render([], [])).toBe('')
})

it('shows a rate in whole euros, never less than is paid', () => {
  const defaultRate = { monthlyRate: 248.01, line: '', example: '' }
  expect(rateOf({ defaultRate }, 'de').rate?.amount).toBe('249\u00A0€ mtl.')
  expect(rateOf({ defaultRate: null }, 'de')).toEqual({})
})
