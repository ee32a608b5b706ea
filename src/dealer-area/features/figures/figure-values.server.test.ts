import { expect, it } from 'vitest'
import { FIGURE_NAMES, figureHead, type Figures, shownFigure } from './figure-values.server.ts'

it('a file says the unit of each figure that is no count', () => {
  const heads = FIGURE_NAMES.map((name) => figureHead(name, 'de'))
  expect(heads).toEqual(
    expect.arrayContaining([
      'Umsatz (€)',
      'Erste Antwort (Minuten)',
      'Standtage bis Verkauf (Tage)',
      'Nicht erschienen (%)',
    ]),
  )
  expect(heads).toEqual(expect.arrayContaining(['Verkäufe', 'Bestellungen']))
})

it('days are named as days', () => {
  const shown = (daysInStock: number) => shownFigure({ daysInStock } as Figures, 'daysInStock', 'de')
  expect([shown(1), shown(23)]).toEqual(['1 Tag', '23 Tage'])
})
