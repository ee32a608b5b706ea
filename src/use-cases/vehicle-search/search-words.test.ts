import { beforeAll, expect, test } from 'vitest'
import { readPackagedPlaces } from '#services/places/read-packaged.ts'
import type { Places } from '#services/places/port.ts'
import { placesTable } from '#services/places/table.ts'
import type { Directory } from './directory.ts'
import { queryOfWords, readVehicleSearchWords } from './search-words.ts'

const golf = { id: 1, makeId: 1, slug: 'golf', name: 'Golf' }
const make = { id: 1, slug: 'vw', name: 'VW', preferred: 0 }
const directory: Directory = {
  makes: [make],
  makeBySlug: new Map([['vw', make]]),
  makeById: new Map([[1, make]]),
  modelById: new Map([[1, golf]]),
  modelsOfMake: new Map([[1, [golf]]]),
  merchants: [],
  merchantByUuid: new Map(),
}
let places: Places

beforeAll(async () => {
  places = placesTable(await readPackagedPlaces())
})

test.each([
  ['golf in köln', 'mm=vw.golf&place=Köln', []],
  ['golf koeln', 'mm=vw.golf&place=Köln', []],
  ['diesel 50667', 'place=50667&fuel=DIESEL', []],
  ['diesel Frankfurt am Main umkreis 50 km', 'place=Frankfurt am Main&radius=50&fuel=DIESEL', []],
  ['opel münchen 50 km', 'place=München&radius=50', ['opel']],
  ['Frankfurt an der Oder', 'place=Frankfurt (Oder)', []],
  ['golf st. ingbert', 'mm=vw.golf&place=St. Ingbert', []],
  ['golf sankt ingbert', 'mm=vw.golf&place=St. Ingbert', []],
  ['golf halle', 'mm=vw.golf&place=Halle', []],
  ['golf halle saale', 'mm=vw.golf&place=Halle (Saale)', []],
  ['halle s', 'place=Halle', ['s']],
  ['golf wien', 'mm=vw.golf', ['wien']],
  ['golf in cologne', 'mm=vw.golf&place=Köln', []],
  ['diesel Munich', 'place=München&fuel=DIESEL', []],
  ['50667 Cologne', 'place=50667 Köln', []],
  ['suv Passau', 'place=Passau&body=SUV', []],
  ['suv kölnn', 'body=SUV', ['kölnn']],
  ['golf 14990', 'mm=vw.golf&price-max=14990', []],
  ['golf kö', 'mm=vw.golf', ['kö']],
  ['golf in meiner nähe', 'mm=vw.golf', ['in meiner nähe']],
  ['golf near me', 'mm=vw.golf', ['near me']],
])('%s → %s', async (text, query, unknown) => {
  const words = await readVehicleSearchWords(text, { directory, places })
  expect(decodeURIComponent(queryOfWords(words)).replaceAll('+', ' ')).toBe(query)
  expect(words.unknown).toEqual(unknown)
})

test('the longest text of unknown words is read quickly', async () => {
  const text = 'abcde '.repeat(33)
  await readVehicleSearchWords(text, { directory, places })
  const start = performance.now()
  await readVehicleSearchWords(text.replaceAll('e', 'f'), { directory, places })
  expect(performance.now() - start).toBeLessThan(500)
})
