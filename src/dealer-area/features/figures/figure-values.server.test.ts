import { expect, it } from 'vitest'
import { figureTexts } from '#messages/dealer-figures.ts'
import { type Figures, hasValues } from './figure-values.server.ts'

const period = (name: string, values: Partial<Figures>) =>
  ({ period: name, sales: 0, orders: 0, views: null, answerMinutes: null, ...values }) as Figures

it('a figure without a value in any period is named once instead of standing in a column of dashes', () => {
  const figures = [period('2026-10', {}), period('2026-11', { views: 12 })]
  expect(hasValues(figures, 'views')).toBe(true)
  expect(hasValues(figures, 'sales')).toBe(true)
  expect(hasValues(figures, 'answerMinutes')).toBe(false)
  expect(figureTexts.lacking.de(['Erste Antwort', 'Ankäufe'])).toBe('Noch zu wenig Daten: Erste Antwort, Ankäufe.')
  expect(figureTexts.lacking.de([])).toBe('')
})
