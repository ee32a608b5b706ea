import { expect, test } from 'vitest'
import { BODY_COLORS } from './body-color.ts'
import * as vocabulary from './search-vocabulary.ts'
import { CONDITIONS } from './vocabulary.ts'

test('S9-02: 24, 36, 48 or 60 results, newest first, as a grid', () => {
  expect(vocabulary.ITEMS_PER_PAGE).toEqual([24, 36, 48, 60])
  expect(vocabulary.DEFAULT_ITEMS_PER_PAGE).toBe(24)
  expect(vocabulary.DEFAULT_SORTING).toEqual({ subject: 'ADDED', direction: 'DESC' })
  expect(vocabulary.DEFAULT_VIEW_MODE).toBe('GRID')
})

test('S9-03: three makes, six colours and five conditions at first', () => {
  expect(vocabulary.MAX_MAKE_MODEL_ROWS).toBe(3)
  expect(vocabulary.COLORS_SHOWN_AT_FIRST).toBe(6)
  expect(vocabulary.CONDITIONS_SHOWN_AT_FIRST).toBe(CONDITIONS.length)
})

test('S3-50, S3-53: seven sort subjects and the price rating, three kinds of price, twelve filter groups and that of the offer, fourteen colours', () => {
  expect([...vocabulary.SORT_SUBJECTS].sort()).toEqual(
    ['ADDED', 'FINANCE_RATE', 'LEASING_RATE', 'MILEAGE', 'PRICE', 'REGISTERED', 'RELEVANCE', 'PRICE_RATING'].sort(),
  )
  expect(vocabulary.PRICE_RANGE_KINDS).toHaveLength(3)
  expect(vocabulary.FILTER_GROUPS.filter((group) => group !== 'OFFER')).toHaveLength(12)
  expect(BODY_COLORS).toHaveLength(14)
})
