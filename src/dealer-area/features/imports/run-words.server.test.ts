import { expect, it } from 'vitest'
import { refusalView } from './run-words.server.ts'

const REFUSAL = {
  line: 3,
  internalNumber: 'A-1',
  vehicleId: null,
  value: 'x',
  missing: [],
  isPublished: false,
}

it('says what a column expects where its value has the wrong form', () => {
  const why = (field: string, code: string) => refusalView({ ...REFUSAL, field, code, isWholeRow: true }, 0, 'de').why
  expect(why('preis', 'UNREADABLE')).toContain('Betrag in Euro wie 18990')
  expect(why('ez', 'IMPLAUSIBLE')).toContain('03.2022')
  expect(why('preis', 'ENERGY_LABEL_INCOMPLETE')).not.toContain('Erwartet')
  expect(why('farbe', 'UNREADABLE'), 'a column of which nothing more is known').not.toContain('Erwartet')
})
