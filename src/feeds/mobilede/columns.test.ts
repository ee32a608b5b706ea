import { expect, test } from 'vitest'
import { ROWS } from '#catalogue/fields.ts'
import { COLUMNS, positionOf } from './columns.ts'

test('the format has 212 columns at their documented positions', () => {
  expect(COLUMNS).toHaveLength(212)
  const places = { interne_nummer: 1, modell: 4, preis: 10, bemerkung: 25, sitzheizung: 101, kraftstoffart: 109 }
  expect(Object.keys(places).map(positionOf)).toEqual(Object.values(places))
  expect(positionOf('getriebeart')).toBe(110)
  expect(positionOf('vorbesitzer')).toBe(158)
  expect(positionOf('unfallfahrzeug')).toBe(196)
  expect(positionOf('plugin_hybrid')).toBe(205)
  expect(positionOf('kombinierter_stromverbrauch')).toBe(206)
  expect(positionOf('highlight_3')).toBe(210)
})

test('reserved positions have no name, and every position has its level', () => {
  expect(COLUMNS.filter((column) => !column.name).map((column) => column.index)).toEqual([7, 12, 24, 35, 117, 118, 207])
  expect(COLUMNS[1]?.level).toBe('named')
  expect(COLUMNS[155]?.level).toBe('counted')
  expect(COLUMNS[205]?.level).toBe('unsure')
})

test('every column that a row of the field table names exists', () => {
  const named = ROWS.flatMap(({ feed, options }) => [
    ...(feed?.columns ?? []),
    ...(feed?.reader === 'flags' ? options.flatMap((option) => option.feed ?? []) : []),
  ])
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((column) => positionOf(column) === undefined)).toEqual([])
})
