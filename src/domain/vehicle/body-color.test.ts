import { expect, test } from 'vitest'
import { BODY_COLORS, bodyColorOfName, namesMetallicPaint } from './body-color.ts'

test('S5-12: every German basic colour name maps to its code', () => {
  const german = 'Beige Schwarz Blau Braun Gold Grün Grau Orange Pink Violett Rot Silber Weiß Gelb'.split(' ')
  expect(german.map(bodyColorOfName)).toEqual([...BODY_COLORS])
})

test.each([
  ['Anthrazit Metallic', 'GREY'],
  ['dunkelblau', 'BLUE'],
  ['Tornadorot', 'RED'],
  ['BORDEAUX', 'RED'],
  ['Reflexsilber-Metallic', 'SILVER'],
  ['Gruen', 'GREEN'],
  ['Deep Black Perleffekt', 'BLACK'],
  ['grey', 'GREY'],
  ['Türkis', null],
  ['Sonderlackierung', null],
  ['', null],
])('%s is %s', (name, code) => {
  expect(bodyColorOfName(name)).toBe(code)
})

test('a name can say metallic', () => {
  expect(namesMetallicPaint('Reflexsilber Metallic')).toBe(true)
  expect(namesMetallicPaint('Schwarz met.')).toBe(true)
  expect(namesMetallicPaint('Metalic Blue')).toBe(true)
  expect(namesMetallicPaint('Schwarz')).toBe(false)
})
