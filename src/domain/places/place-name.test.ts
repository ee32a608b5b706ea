import { expect, it } from 'vitest'
import { namesTown, placeKey, placeName, withoutAddition } from './place-name.ts'

it.each([
  [
    'Frankfurt (Oder)',
    'Frankfurt an der Oder',
    'Frankfurt/Oder',
    'FRANKFURT A. D. ODER',
    'Frankfurt a.d.Oder',
    'frankfurt oder',
  ],
  ['Halle (Saale)', 'Halle/ Saale', 'Halle an der Saale', 'halle saale'],
  ['St. Ingbert', 'Sankt Ingbert', 'st ingbert', 'SANKT  INGBERT'],
  ['Lohr a. Main', 'Lohr am Main', 'Lohr a.Main'],
  ['Neumarkt i.d. OPf.', 'Neumarkt in der Oberpfalz'],
  ['Weilheim i. OB', 'Weilheim in Oberbayern'],
  ['Rothenburg ob der Tauber', 'Rothenburg o.d. Tauber'],
  ['Bad Homburg v.d. Höhe', 'Bad Homburg vor der Hoehe'],
])('%s is also written %s', (...spellings) => {
  expect(new Set(spellings.map(placeKey)).size).toBe(1)
})

it.each([
  ['Frankfurt', 'Frankfurt am Main', true],
  ['Frankfurt/M.', 'Frankfurt am Main', true],
  ['Frankfurt a. M.', 'Frankfurt am Main', true],
  ['Halle (Westf.)', 'Halle (Westfalen)', true],
  ['Halle Westfalen', 'Halle (Westf.)', true],
  ['Halle (Saale)', 'Halle (Westfalen)', false],
  ['Frankfurt (Oder)', 'Frankfurt am Main', false],
  ['Frankfurt Mainz', 'Frankfurt am Main', false],
  ['Frankfurt am Main Höchst', 'Frankfurt am Main', false],
  ['Halle (Saale)', 'Halle', false],
  ['Wien', 'Wienhausen', false],
  ['Bad', 'Bad Aibling', false],
])('%s names %s: %s', (typed, town, names) => {
  expect(namesTown(placeName(typed), placeName(town))).toBe(names)
})

it('a name of joining words alone stays a name', () => {
  expect(placeKey('Au')).toBe('au')
  expect(placeKey('Au in der Hallertau')).toBe('au hallertau')
  expect(placeKey('')).toBe('')
})

it.each([
  ['Halle (Saale)', 'Halle'],
  ['Brandenburg/Havel', 'Brandenburg'],
  ['Bad Neustadt an der Saale', 'Bad Neustadt'],
  ['Neustadt a.d.Aisch', 'Neustadt'],
  ['Neustadt a.d. Donau', 'Neustadt'],
  ['Au in der Hallertau', 'Au'],
  ['Bad Aibling', 'Bad Aibling'],
])('%s without its addition is %s', (name, short) => {
  expect(withoutAddition(name)).toBe(short)
})
