import { expect, it } from 'vitest'
import { germanName, hasEnglishName } from './english-names.ts'
import { searchName } from './search-name.ts'

it('names are compared in lower case, with umlauts spelt out and words separated', () => {
  expect(['St. Ingbert', 'Köln', 'GÜNZBURG', 'Groß-Gerau', 'Höxter', 'Čáslav', '  a--b '].map(searchName)).toEqual([
    ...['st ingbert', 'koeln', 'guenzburg', 'gross gerau', 'hoexter', 'caslav', 'a b'],
  ])
  expect(searchName('Ärgernis')).toBe('aergernis')
})

it('German towns are found by their English names', () => {
  const names = {
    ...{ 'aix la chapelle': 'aachen', brunswick: 'braunschweig', coblenz: 'koblenz', cologne: 'koeln' },
    ...{ constance: 'konstanz', cleves: 'kleve', frankfort: 'frankfurt am main', hamelin: 'hameln' },
    ...{ 'frankfurt on the main': 'frankfurt am main', hanover: 'hannover', mayence: 'mainz', munich: 'muenchen' },
    ...{ nuremberg: 'nuernberg', ratisbon: 'regensburg', treves: 'trier' },
  }
  for (const [english, german] of Object.entries(names)) expect(germanName(english)).toBe(german)
  expect(germanName('bonn')).toBeUndefined()
  expect(hasEnglishName('frankfurt am main', 'frankfort')).toBe(true)
  expect(hasEnglishName('frankfurt am main', 'frankfurt on')).toBe(true)
  expect([hasEnglishName('koeln', 'ogne'), hasEnglishName('koeln', 'm'), hasEnglishName('bonn', 'b')]).toEqual([
    ...[false, false, false],
  ])
})
