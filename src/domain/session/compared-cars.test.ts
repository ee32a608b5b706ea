import { expect, it } from 'vitest'
import { comparedCookieValue, readComparedCookie, withCompared } from './compared-cars.ts'

it('reads the cars it wrote, and nothing else', () => {
  expect(readComparedCookie(comparedCookieValue(['12', '7']))).toEqual(['12', '7'])
  expect(readComparedCookie('12.12.x.0.-1.<b>.3')).toEqual(['12', '3'])
  expect(readComparedCookie('1.2.3.4')).toEqual(['1', '2', '3'])
  expect([undefined, '', '.'].map(readComparedCookie)).toEqual([[], [], []])
})

it('three cars are compared at most, each once', () => {
  expect(withCompared(['1', '2'], '3')).toEqual(['1', '2', '3'])
  expect(withCompared(['1', '2', '3'], '2')).toEqual(['1', '2', '3'])
  expect(withCompared(['1', '2', '3'], '4')).toBeUndefined()
})
