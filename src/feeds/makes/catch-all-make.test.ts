import { expect, test } from 'vitest'
import { withNamedMake } from './catch-all-make.ts'

test.each([
  ['Others', 'Barkas B1000', 'Barkas', 'B1000'],
  ['SONSTIGE', 'Alfa Romeo Giulia 2.0', 'Alfa Romeo', 'Giulia 2.0'],
  ['Andere Marken', 'VW  Golf', 'VW', 'Golf'],
  ['other', 'Eigenbau', 'Andere', 'Eigenbau'],
  ['Sonstige', 'Elektro Kleinwagen', 'Andere', 'Elektro Kleinwagen'],
  ['Andere', 'Andere Modelle', 'Andere', 'Andere Modelle'],
  ['Other', '2 CV', 'Andere', '2 CV'],
  ['Sonstige', '*** Aixam City', 'Andere', '*** Aixam City'],
  ['VW', 'Golf', 'VW', 'Golf'],
  ['Barkas', 'Others', 'Barkas', 'Others'],
])('%s, %s is %s, %s', (make, model, realMake, realModel) => {
  expect(withNamedMake({ make, model })).toEqual({ make: realMake, model: realModel })
})
