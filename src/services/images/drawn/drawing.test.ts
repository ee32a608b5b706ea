import { expect, it } from 'vitest'
import { compile } from './drawing.ts'

const scope = { line: '#123456', belt: 100, sill: 20, light: 1, n: (value: number) => String(Math.round(value)) }

it.each([
  ['a{line}z', 'a#123456z'],
  ['{belt}', '100'],
  ['{-belt*0.5+sill-1}', '-31'],
  ['{n belt*0.333}', '33'],
  ['{light ? 0.8 : 0.3} {n light ? 7 : 8}', '0.8 7'],
])('fills %s', (drawing, filled) => expect(compile(drawing)(scope)).toBe(filled))

it('names an unknown placeholder', () => {
  expect(() => compile('<path d="M{bellt-4}"/>')(scope)).toThrow('"bellt" is no number: {bellt-4}')
})
