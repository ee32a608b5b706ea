import { DEFAULT_LIST_STATE, parseListState } from '#catalogue/codec.ts'
import { expect, it } from 'vitest'
import { resultsMap } from './results-map.server.ts'

const dealer = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const KOELN = { city: 'Köln', latitude: 50.94, longitude: 6.96 }
const DEALERS = [
  { id: dealer(1), name: 'Lindenhof', ...KOELN },
  { id: dealer(2), name: 'Rheinpark', ...KOELN },
  { id: dealer(3), name: 'Elbufer', city: 'Hamburg', latitude: 53.55, longitude: 9.99 },
  { id: dealer(4), name: 'Leer', city: 'Berlin', latitude: 52.52, longitude: 13.4 },
  { id: dealer(5), name: 'Ohne Ort', city: 'Nirgends', latitude: null, longitude: null },
]
const COUNTS = [900, 642, 7, 0, 3].map((count, index) => ({ name: dealer(index + 1), displayName: '', count }))

function mapOf(query: string, total: number) {
  const state = { ...DEFAULT_LIST_STATE, ...parseListState(new URLSearchParams(query)) }
  return resultsMap(state, { merchantLocation: COUNTS, total }, DEALERS, 'de')
}
const queryOf = (href: string) => [...new URL(href, 'http://shop').searchParams]

it('names each place with its cars, the most first, and leads to the list of them', () => {
  const { places, missing } = mapOf('price-max=20000&map=1&page=3', 1552)
  expect(places.map(({ town, count, dealers }) => [town, count, dealers])).toEqual([
    ['Köln', 1542, 'Lindenhof, Rheinpark'],
    ['Hamburg', 7, 'Elbufer'],
    ['Nirgends', 3, 'Ohne Ort'],
  ])
  expect(missing).toBe(0)
  expect(queryOf(places[0]!.href)).toEqual([
    ['dealer', dealer(1)],
    ['dealer', dealer(2)],
    ['price-max', '20000'],
  ])
})

it('leads back to the layout that the list had before', () => {
  const layoutOf = (query: string) => {
    const { map, places } = mapOf(query, 1552)
    return [map.dots[0]!.href, places[0]!.href].map((href) => new URL(href, 'http://shop').searchParams.get('view'))
  }
  expect(layoutOf('view=LIST&map=1')).toEqual(['LIST', 'LIST'])
  expect(layoutOf('map=1')).toEqual([null, null])
})

it('draws a dot for each place that is known, with the number of its cars', () => {
  const { map } = mapOf('map=1', 1552)
  expect(map.dots.map(({ label, title }) => [label, title])).toEqual([
    ['1,5k', '1542 Autos in Köln'],
    ['7', '7 Autos in Hamburg'],
  ])
})

it('says how many offers of private persons it leaves out, and which place is chosen', () => {
  expect(mapOf('map=1', 1560).missing).toBe(8)
  const { places, missing } = mapOf(`map=1&dealer=${dealer(3)}`, 7)
  expect(missing).toBe(0)
  expect(places.filter(({ isChosen }) => isChosen).map(({ town }) => town)).toEqual(['Hamburg'])
})
