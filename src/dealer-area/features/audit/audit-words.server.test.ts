import { expect, it } from 'vitest'
import { factsOf, operationName, subjectName } from './audit-words.server.ts'

it('a line of the log is in words as far as there are any', () => {
  expect(operationName('change-roles', 'de')).toBe('Rollen geändert')
  expect(subjectName('order 9480833232', 'de')).toBe('Auftrag 9480833232')
  expect(subjectName('stock of merchant 4', 'en')).toBe('Stock of business 4')
  expect(subjectName('stock', 'de')).toBe('Bestand')
  expect(subjectName('eva@kern.example', 'de')).toBe('eva@kern.example')
  const after = JSON.stringify({ roles: ['OWNER', 'SALES'], isAdmin: false, reason: null, minute: 540, who: { id: 1 } })
  expect(factsOf(after, 'de')).toEqual([
    ...['Rollen: Inhaber, Verkauf', 'Betreiber: nein', 'Grund: –', 'minute: 540', 'who: {"id":1}'],
  ])
  expect(factsOf(null, 'en')).toEqual([])
})
