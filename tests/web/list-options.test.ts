import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { FILTER_PARAMS } from '#catalogue/filter-params.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import { mixedCars, mixedFilters } from '../support/filter-states.ts'
import { optionsOverHttp, totalsOverHttp } from '../support/options-over-http.ts'
import { addLenientMerchant, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const { id } = await addLenientMerchant(test.database)
  await deliver(test.database, id, mixedCars(60))
})

/** The list with a query, wherever its canonical address is. */
async function listOf(query: string): Promise<string> {
  let answer = await shop.get(`/auto-kaufen${query}`)
  while (answer.status >= 300 && answer.status < 400) answer = await shop.get(String(answer.headers.location))
  return answer.text
}

async function totalOf(query: string): Promise<number> {
  const text = await listOf(query)
  const [, total = 'none'] = /<h1[^>]*>\s*([\d.]+)/.exec(text) ?? []
  return Number(total.replaceAll('.', ''))
}

interface Option {
  readonly name: string
  readonly value: string
  readonly count: number
  readonly disabled: boolean
  readonly checked: boolean
}

/** The options of a list's page as a visitor sees them. */
async function optionsOf(query: string): Promise<Option[]> {
  const text = await listOf(query)
  return [...text.matchAll(/<label[^>]*><input type="checkbox"([^>]*)\/?>.*?<\/label>/gs)].flatMap(
    ([label, input = '']) => {
      const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? ''
      const [, count] = /<small>([\d.]+)/.exec(label) ?? []
      if (count === undefined) return []
      const is = (name: string) => new RegExp(`\\b${name}=""`).test(input)
      const own = { name: attribute('name'), value: attribute('value'), count: Number(count.replaceAll('.', '')) }
      return [{ ...own, disabled: is('disabled'), checked: is('checked') }]
    },
  )
}

/** The address with the option chosen: in the place of other alternatives, or beside other features. */
function choosing(query: string, { name, value }: Option): string {
  const params = new URLSearchParams(query)
  const isFeature = FIELD_FILTERS.some(({ filter }) => filter.param === name && filter.match === 'all')
  const chosen = isFeature ? params.getAll(name).filter((other) => other !== value) : []
  params.delete(name)
  for (const each of [...chosen, value]) params.append(name, each)
  return `?${params}`
}

it.each([
  '',
  '?seats-min=6',
  '?mileage-max=30000&condition=USED',
  '?fuel=DIESEL&fuel=PETROL&body=SUV&comfort=TOWBAR',
  '?comfort=SEAT_HEATING&fuel=ELECTRIC&mileage-max=90000',
])('every option of /auto-kaufen%s shows as many cars as it says', async (query) => {
  await expect.poll(() => totalOf(''), { timeout: 8_000 }).toBe(60)
  const options = await optionsOf(query)
  expect(options.length).toBeGreaterThan(50)
  for (const option of options) {
    expect(option.name in FILTER_PARAMS).toBe(true)
    expect(option.disabled, `${option.name}=${option.value}`).toBe(option.count === 0 && !option.checked)
    if (option.count === 0) continue
    expect(await totalOf(choosing(query, option)), `${option.name}=${option.value}`).toBe(option.count)
  }
})

it.each([
  ['', ''],
  ['?price-kind=LOAN_RATE_RANGE', '?finance=loan'],
  ['?price-kind=LEASING_RATE_RANGE&price-max=900', '?finance=leasing'],
  ['?price-kind=LOAN_RATE_RANGE&price-max=900&down=2000&months=36', '?finance=loan&down=2000&months=36'],
])('a car of /auto-kaufen%s opens with the way to pay that is looked for', async (query, wanted) => {
  await expect.poll(() => totalOf(''), { timeout: 8_000 }).toBe(60)
  const [, link = ''] = /<h3[^>]*>\s*<a[^>]* href="(\/autos\/[^"]*)"/.exec(await listOf(query)) ?? []
  const href = link.replaceAll('&amp;', '&')
  expect(href).toMatch(/^\/autos\/[^?]+/)
  expect(new URL(href, 'http://localhost').search).toBe(wanted)
  // The offer shows beside its price what the card has shown.
  const rateOf = (html: string) => /<b>([^<]*mtl\.)<\/b>/.exec(html)?.[1]
  const card = rateOf(await listOf(query))
  expect(card).toMatch(/\d\s€/)
  if (wanted) expect(rateOf((await shop.get(href)).text)).toBe(card)
})

it('a map of the list is in its address and has the places as links, without a script', async () => {
  const text = await listOf('?fuel=DIESEL&map=1')
  expect(text).toContain('Wo die Autos stehen')
  const [, href = ''] = /<a[^>]*href="([^"]*dealer=[^"]*)"[^>]*><span>/.exec(text) ?? []
  expect(href).toContain('/auto-kaufen')
  const there = await shop.get(href.replaceAll('&amp;', '&'))
  expect(there.status).toBe(200)
  expect(there.text).toMatch(/<h1[^>]*>\s*24\b/)
})

/** The hidden fields with a value of the form whose tag matches. */
function hiddenFields(html: string, form: RegExp): string[][] {
  const [, fields = ''] = new RegExp(`<form[^>]*${form.source}[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? []
  return [...fields.matchAll(/<input[^>]*type="hidden"[^>]*>/g)]
    .map(([field]) => ['name', 'value'].map((attribute) => new RegExp(`${attribute}="([^"]*)"`).exec(field)?.[1] ?? ''))
    .filter(([, value]) => value !== '')
}

it('the filters of a list keep how it is shown, on the map as well', async () => {
  const text = await listOf('?sort=price-asc&view=LIST&map=1')
  expect(hiddenFields(text, /id="filter-formular"/)).toEqual([
    ['view', 'LIST'],
    ['map', '1'],
  ])
})

it('the views beside the map say which layout a phone’s one link leads back to', async () => {
  const layoutOf = async (query: string) => /<div[^>]* data-layout="(\w+)"/.exec(await listOf(query))?.[1]
  expect(await layoutOf('?view=LIST&map=1')).toBe('LIST')
  expect(await layoutOf('?map=1')).toBe('GRID')
})

it('a search in free words keeps the order and the view, and begins on the first page', async () => {
  await expect.poll(() => totalOf(''), { timeout: 8_000 }).toBe(60)
  const text = await listOf('?sort=price-asc&page=2&per-page=36&view=LIST')
  const fields = hiddenFields(text, /action="\/auto-kaufen"(?=[^>]*>[\s\S]{0,500}name="q")/)
  const { headers } = await shop.get(`/auto-kaufen?${new URLSearchParams([['q', 'audi'], ...fields])}`)
  expect(headers.location).toBe('/auto-kaufen/audi?sort=price-asc&per-page=36&view=LIST')
})

it('words that were not understood stay with their answer: its pages, views and order, but not with other filters', async () => {
  await expect.poll(() => totalOf(''), { timeout: 8_000 }).toBe(60)
  const leadsTo = async (path: string) => {
    const { status, headers } = await shop.get(path)
    return [status, headers.location]
  }
  expect(await leadsTo('/auto-kaufen?q=diesel+rostlos')).toEqual([303, '/auto-kaufen?fuel=DIESEL&typed=diesel+rostlos'])
  expect(await leadsTo('/auto-kaufen?mm=audi&typed=rostlos')).toEqual([301, '/auto-kaufen/audi?typed=rostlos'])
  expect(await leadsTo('/auto-kaufen?fuel=DIESEL&typed=diesel')).toEqual([302, '/auto-kaufen?fuel=DIESEL'])

  const linksOf = (html: string) =>
    [...html.matchAll(/href="(\/auto-kaufen[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const all = await listOf('?typed=rostlos&page=2')
  expect(all).toContain('Diese Suche haben wir nicht verstanden.')
  expect(linksOf(all)).toEqual(
    expect.arrayContaining(['/auto-kaufen?typed=rostlos', '/auto-kaufen?page=2&view=LIST&typed=rostlos']),
  )
  const diesel = await listOf('?fuel=DIESEL&typed=diesel+rostlos')
  expect(diesel).toContain('Nicht verstanden: „rostlos“.')
  expect(diesel).toMatch(/<input[^>]* value="diesel rostlos"[^>]*>/)
  expect(linksOf(diesel).filter((href) => href.includes('typed') && !href.includes('fuel=DIESEL'))).toEqual([])
  expect(hiddenFields(diesel, /id="filter-formular"/)).toEqual([['typed', 'diesel rostlos']])
})

it('of 200 random filter states, every option shows over the API as many cars as it says', async () => {
  await expect.poll(() => totalOf(''), { timeout: 8_000 }).toBe(60)
  const states = fc.sample(mixedFilters, 200)
  const offered = (await optionsOverHttp(shop, states, ['audi', 'bmw', 'opel'])).flat()
  // Nobody can choose an option of 0; some of them show that 0 is true.
  const options = offered.filter(({ count }, index) => count > 0 || index % 5 === 0)
  const totals = await totalsOverHttp(
    shop,
    options.map(({ chosen }) => chosen),
  )
  const wrong = options.flatMap(({ name, count, chosen }, index) =>
    totals[index] === count ? [] : [{ name, count, total: totals[index], chosen }],
  )
  expect(wrong).toEqual([])
  expect(options.filter(({ count }) => count > 0).length).toBeGreaterThan(2_000)
})
