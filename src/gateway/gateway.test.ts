import { beforeAll, describe, expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import { readPackagedPlaces } from '#services/places/read-packaged.ts'
import { visitorContext } from '../../tests/support/gateway-context.ts'
import { NEW_ELECTRIC } from '../../tests/support/labelled-cars.ts'
import { addMerchant, car, deliver } from '../../tests/support/stock.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { type GatewayContext, narrowedScope } from './context.ts'
import { runInProcess } from './execute.ts'

const test = useTestDatabase()
let context: GatewayContext
let cologne: { id: number; uuid: string }
let hamburg: { id: number; uuid: string }

beforeAll(async () => {
  cologne = await addMerchant(test.database, { slug: 'koeln' })
  hamburg = await addMerchant(test.database, {
    slug: 'hamburg',
    city: 'Hamburg',
    zip: '20095',
    latitude: 53.55,
    longitude: 9.99,
  })
  await deliver(test.database, cologne.id, [
    car('1', {
      attributes: {
        fuel: 'DIESEL',
        bodyColor: 'BLUE',
        mileage: 90_000,
        previousOwners: 1,
        comfort: ['SEAT_HEATING', 'CRUISE_CONTROL'],
      },
    }),
    car('2', {
      attributes: {
        ...NEW_ELECTRIC,
        condition: 'USED',
        bodyColor: 'RED',
        mileage: 5,
        firstRegistration: '2026-10',
      },
    }),
    car('3', {
      makeName: 'Audi',
      modelName: 'A4',
      attributes: { fuel: 'PETROL', price: 30_000_00, bodyColor: 'BLUE' },
    }),
  ])
  await deliver(test.database, hamburg.id, [
    car('9', { attributes: { fuel: 'DIESEL', bodyColor: 'BLACK', price: 8_000_00 } }),
  ])
  context = await visitorContext(test.database, await readPackagedPlaces())
})

async function ask(document: string, variables: Record<string, unknown> = {}, given: Partial<GatewayContext> = {}) {
  const answer = await runInProcess(document, variables, { ...context, ...given }, () => 'fault-id')
  return { data: answer.data as Record<string, unknown>, errors: answer.errors }
}

async function total(filters: object): Promise<number> {
  const { data, errors } = await ask('query ($f: VehicleFilterInput) { searchVehicles(filters: $f) { totalCount } }', {
    f: filters,
  })
  expect(errors).toBeUndefined()
  return (data.searchVehicles as { totalCount: number }).totalCount
}

describe('searchVehicles', () => {
  it('refuses values that no option has, by their field, and a fourth make', async () => {
    const query = 'query ($f: VehicleFilterInput) { searchVehicles(filters: $f) { totalCount } }'
    const unknown = await ask(query, {
      f: { vehicleCondition: { condition: ['USED', 'XX'] }, fuelType: { fuelType: ['COAL'] } },
    })
    expect(unknown.errors?.[0]?.message).toMatch(/has no value (XX|COAL)/)
    const fields = ((unknown.errors?.[0]?.extensions?.fields ?? []) as { field: string }[]).map(({ field }) => field)
    expect(fields.sort()).toEqual(['filters.fuelType.fuelType', 'filters.vehicleCondition.condition'])
    for (const row of [{ make: 'Nixda' }, { make: 'audi', model: 'golf' }])
      expect((await ask(query, { f: { makeModel: [row] } })).errors?.[0]).toMatchObject({
        message: expect.stringMatching(/has no value (nixda|audi\.golf)/),
        extensions: { code: 'INVALID_INPUT', field: 'filters.makeModel' },
      })
    const makeModel = ['audi', 'bmw', 'opel', 'vw'].map((make) => ({ make }))
    expect((await ask(query, { f: { makeModel } })).errors?.[0]?.extensions).toMatchObject({
      field: 'filters.makeModel',
    })
  })

  it.each([
    [{}, 4],
    [{ fuelType: { fuelType: ['DIESEL'] } }, 2],
    [{ fuelType: { fuelType: ['DIESEL', 'ELECTRIC'] } }, 3],
    [{ bodyColors: { colors: ['BLUE'] }, fuelType: { fuelType: ['DIESEL'] } }, 1],
    [{ equipment: { comfort: ['SEAT_HEATING', 'CRUISE_CONTROL'] } }, 1],
    [{ equipment: { comfort: ['SEAT_HEATING', 'HEAT_PUMP'] } }, 0],
    [{ priceRange: { key: 'CASH_RANGE', max: 10_000 } }, 1],
    [{ priceRange: { key: 'CASH_RANGE', min: 15_000, max: 30_000 } }, 3],
    [{ makeModel: [{ make: 'audi' }, { make: 'volkswagen', model: 'golf' }] }, 4],
    [{ makeModel: [{ make: 'audi', model: 'a4' }] }, 1],
    [{ location: { location: 'Köln', radius: 50 } }, 3],
    [{ location: { latitude: 53.5, longitude: 10, radius: 20 } }, 1],
    [{ vehicleCondition: { mileage: 10_000 } }, 1],
    [{ vehicleCondition: { mileage: 200_000 } }, 4],
    [{ vehicleCondition: { maxOwners: 4 } }, 4],
    [{ vehicleCondition: { maxOwners: 1 } }, 1],
  ])('%j finds %i', async (filters, expected) => expect(await total(filters)).toBe(expected))

  it('counts every option without the filters of its own group', async () => {
    const { data } = await ask(
      `query ($f: VehicleFilterInput) { searchVehicles(filters: $f) { facets { fuelType { fuelType { name count } } bodyColors { name count } makeModel { name count } priceRange { key min max } } } }`,
      { f: { fuelType: { fuelType: ['DIESEL'] } } },
    )
    const { facets } = data.searchVehicles as { facets: Record<string, never> }
    const counts = (list: { name: string; count: number }[]) =>
      Object.fromEntries(list.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]))
    expect(counts((facets.fuelType as unknown as { fuelType: never }).fuelType)).toEqual({
      DIESEL: 2,
      ELECTRIC: 1,
      PETROL: 1,
    })
    expect(counts(facets.bodyColors!)).toEqual({ BLUE: 1, BLACK: 1 })
    expect(counts(facets.makeModel!)).toEqual({ volkswagen: 2 })
    expect(facets.priceRange).toContainEqual({ key: 'CASH_RANGE', min: 8_000, max: 15_000 })
  })

  it('counts the models of a make under the other filters, whatever make and model are chosen', async () => {
    const counted = async (f: object) => {
      const document =
        'query ($f: VehicleFilterInput) { searchVehicles(filters: $f) { facets { models(makeNames: ["volkswagen", "audi", "nobody"]) { make name count } } } }'
      const { data } = await ask(document, { f })
      return (data.searchVehicles as { facets: { models: unknown } }).facets.models
    }
    const golf = { make: 'volkswagen', name: 'golf' }
    const a4 = { make: 'audi', name: 'a4' }
    const all = await counted({})
    expect(all).toEqual([
      { ...golf, count: 3 },
      { ...a4, count: 1 },
    ])
    expect(await counted({ makeModel: [{ make: 'audi', model: 'a4' }] })).toEqual(all)
    expect(await counted({ fuelType: { fuelType: ['DIESEL'] } })).toEqual([
      { ...golf, count: 2 },
      { ...a4, count: 0 },
    ])
  })

  it.each([
    ['PRICE', 'ASC', [8_000, 15_000, 15_000, 30_000]],
    ['PRICE', 'DESC', [30_000, 15_000, 15_000, 8_000]],
  ])('sorts by %s %s', async (subject, direction, expected) => {
    const { data } = await ask('query ($s: SortingInput) { searchVehicles(sorting: $s) { vehicles { price } } }', {
      s: { subject, direction },
    })
    expect((data.searchVehicles as { vehicles: { price: number }[] }).vehicles.map(({ price }) => price)).toEqual(
      expected,
    )
  })

  it('answers a page beyond the end with the last one, and refuses page 0 and odd page sizes by name', async () => {
    const { data } = await ask('{ searchVehicles(page: 1000000000) { page pageCount } }')
    expect(data.searchVehicles).toEqual({ page: 1, pageCount: 1 })
    for (const [args, field] of [
      ['page: 0', 'page'],
      ['itemsPerPage: 61', 'itemsPerPage'],
    ]) {
      const { errors } = await ask(`{ searchVehicles(${args}) { page } }`)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field })
    }
  })

  it('names the single filter that excludes results', async () => {
    const { data } = await ask(
      'query ($f: VehicleFilterInput) { searchVehicles(filters: $f) { totalCount relaxations { filter count } } }',
      {
        f: { fuelType: { fuelType: ['DIESEL'] }, bodyColors: { colors: ['PINK'] } },
      },
    )
    expect(data.searchVehicles).toMatchObject({ totalCount: 0, relaxations: [{ filter: 'color', count: 2 }] })
  })

  it('runs the same number of queries for many vehicles as for one', async () => {
    let queries = 0
    const counting = new Proxy(test.database.read, {
      get: (target, key) => {
        if (key === 'selectFrom') queries++
        const value = Reflect.get(target, key) as unknown
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const deps = { ...context.deps, read: counting }
    const document = (id: string) =>
      `query ($f: VehicleFilterInput) { searchVehicles(filters: $f) { vehicles { title merchant { name } images { key } facts(group: KEY) { value } ${id} } } }`
    await ask(document('id'), { f: { makeModel: [{ make: 'audi' }] } }, { deps })
    const forOne = queries
    queries = 0
    await ask(document('state'), {}, { deps })
    expect(queries).toBe(forOne)
  })
})

describe('vehicleById', () => {
  it.each(['0', '-1', 'null', '1e3', '99999999999999999999', '999999999', "1' or 1=1", ''])(
    'knows no vehicle %j',
    async (id) => {
      const { data, errors } = await ask('query ($id: ID!) { vehicleById(vehicleId: $id) { id } }', { id })
      expect(errors).toBeUndefined()
      expect(data.vehicleById).toBeNull()
    },
  )

  it('labels and formats in the language of the request', async () => {
    const { data } = await ask(
      '{ searchVehicles(filters: { fuelType: { fuelType: ["ELECTRIC"] } }) { vehicles { path energyLabel { required line } facts(group: KEY) { label value } } } }',
    )
    const [german] = (
      data.searchVehicles as {
        vehicles: { path: string; energyLabel: { required: boolean; line: string }; facts: { label: string }[] }[]
      }
    ).vehicles
    expect(german?.path).toMatch(/^\/autos\/volkswagen\/golf\/\d+$/)
    expect(german?.energyLabel).toEqual({
      required: true,
      line: 'Energieverbrauch (kombiniert): 15,9\u00A0kWh/100\u00A0km; CO₂-Emissionen (kombiniert): 0\u00A0g/km; CO₂-Klasse: A',
    })
    expect(german?.facts.map(({ label }) => label)).toContain('Kraftstoff')
    const english = await ask(
      '{ searchVehicles { vehicles { path facts(group: KEY) { label } } } }',
      {},
      { locale: 'en' },
    )
    expect(JSON.stringify(english.data)).toContain('/vehicles/')
    expect(JSON.stringify(english.data)).not.toContain('Kraftstoff')
  })
})

describe('fields that are not requested', () => {
  /** The context with a reader that counts what is read of a table, and an engine that remembers how it was asked. */
  function watched() {
    const tables: string[] = []
    const searches: { limit: number; facets?: boolean }[] = []
    const read = new Proxy(context.deps.read, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target)
        if (key !== 'selectFrom' || typeof value !== 'function') return value
        return (table: unknown) => {
          tables.push(String(table))
          return value.call(target, table) as unknown
        }
      },
    })
    const { index } = context.deps
    const engine = {
      ...index.engine,
      search: (request: Parameters<typeof index.engine.search>[0]) => {
        searches.push(request)
        return index.engine.search(request)
      },
    }
    return { tables, searches, given: { deps: { ...context.deps, read, index: { ...index, engine } } } }
  }

  it('of a search: the total alone reads no vehicle and counts no option', async () => {
    const { tables, searches, given } = watched()
    const { data } = await ask(
      '{ searchVehicles { totalCount ...Pages } } fragment Pages on VehicleSearchResult { pageCount }',
      {},
      given,
    )
    expect(data.searchVehicles).toEqual({ totalCount: 4, pageCount: 1 })
    expect(tables).toEqual([])
    expect(searches).toMatchObject([{ limit: 0, facets: false }])
  })

  it('of a search: a fragment with options and vehicles counts and reads them', async () => {
    const { tables, searches, given } = watched()
    context.deps.index.shelf.clear()
    await ask(
      '{ searchVehicles { ...Page } } fragment Page on VehicleSearchResult { ... { vehicles { id } } removals { count } }',
      {},
      given,
    )
    expect(tables).toContain('vehicles as v')
    expect(searches).toMatchObject([{ limit: 24, facets: true }])
  })

  it('of a cart: its count alone reads no line', async () => {
    const { data } = await ask('{ searchVehicles { vehicles { id } } }')
    const [{ id } = { id: '' }] = (data.searchVehicles as { vehicles: { id: string }[] }).vehicles
    const { tables, given } = watched()
    const visitor = { ...given, anonymousId: '0192e4a0-0000-4000-8000-000000000001' }
    const added = await ask(
      'mutation ($id: ID!) { addToCart(input: {items: [{productType: Vehicle, id: $id}]}) { count } }',
      { id },
      visitor,
    )
    expect(added.data.addToCart).toEqual({ count: 1 })
    expect(tables).toEqual(['cart_lines as l'])
  })
})

describe('vehiclesByIds', () => {
  const document = 'query ($ids: [ID!]!) { vehiclesByIds(ids: $ids) { id } }'

  async function allIds(): Promise<string[]> {
    const { data } = await ask('{ searchVehicles { vehicles { id } } }')
    return (data.searchVehicles as { vehicles: { id: string }[] }).vehicles.map(({ id }) => id)
  }

  it('gives each vehicle once, in the requested order, and leaves out unknown ids', async () => {
    const [one, two] = await allIds()
    const { data } = await ask(document, { ids: [two, '999999', one, 'nonsense', two, '9'.repeat(18)] })
    expect(data.vehiclesByIds).toEqual([{ id: two }, { id: one }])
  })

  it('shows a storefront only its own vehicles', async () => {
    const { data } = await ask(document, { ids: await allIds() }, { scope: { merchantUuids: [hamburg.uuid] } })
    expect(data.vehiclesByIds).toHaveLength(1)
  })

  it('refuses more than 200', async () => {
    const { errors } = await ask(document, { ids: Array.from({ length: 201 }, (_, n) => String(n + 1)) })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'ids' })
  })
})

describe('scope', () => {
  it('shows a storefront only its own merchants everywhere', async () => {
    const scope = { merchantUuids: [hamburg.uuid] }
    const { data } = await ask(
      '{ searchVehicles { totalCount facets { makeModel { name count } } } makes { name count } merchants { slug } }',
      {},
      { scope },
    )
    expect(data).toMatchObject({ searchVehicles: { totalCount: 1 }, merchants: [{ slug: 'hamburg' }] })
    expect(data.makes).toContainEqual({ name: 'audi', count: 0 })
    const elsewhere = await ask('{ searchVehicles(filters: { makeModel: [{ make: "audi" }] }) { vehicles { id } } }')
    const { id } = (elsewhere.data.searchVehicles as { vehicles: { id: string }[] }).vehicles[0]!
    expect(
      (
        await ask(
          'query ($id: ID!) { vehicleById(vehicleId: $id) { id } similarVehicles(vehicleId: $id) { id } }',
          { id },
          { scope },
        )
      ).data,
    ).toEqual({
      vehicleById: null,
      similarVehicles: [],
    })
  })

  it('promises the lowest price of the dealers who bring cars to the door', async () => {
    const promise = async (merchantUuids: string[]) =>
      (await ask('{ shopPromise { dealerCount deliveryFrom } }', {}, { scope: { merchantUuids } })).data.shopPromise
    const usual = ((await promise([])) as { deliveryFrom: number }).deliveryFrom
    const terms = { home_free_km: 20, home_per_km_cents: 100, to_dealer_cents: 0, installation_cents: 0 }
    const own = (id: number, euros: number, furthest: number) => ({
      ...{ merchant_id: id, home_base_cents: euros * 100, home_max_km: furthest, ...terms },
      ...{ parcel_cents: 0, parcel_free_from_cents: 0 },
    })
    const rows = [own(cologne.id, 1, 0), own(hamburg.id, usual - 20, 300)]
    await test.database.transaction((handle) => handle.insertInto('delivery_terms').values(rows).execute())
    expect(await promise([])).toEqual({ dealerCount: 2, deliveryFrom: usual - 20 })
    expect(await promise([cologne.uuid])).toEqual({ dealerCount: 1, deliveryFrom: null })
  })

  it('lets headers narrow, never widen', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`)
    const nobody = '00000000-0000-0000-0000-000000000000'
    const storefront = { ...MAIN_BRAND, merchantUuids: [a!, b!] }
    const seen = (brand: typeof MAIN_BRAND, header: string | null) => narrowedScope(brand, header).merchantUuids
    expect(seen(storefront, null)).toEqual([a, b])
    expect(seen(storefront, `${b}, ${c}`)).toEqual([b])
    expect(seen(storefront, c!)).toEqual([nobody])
    expect(seen(MAIN_BRAND, c!.toUpperCase())).toEqual([c])
    expect(seen(MAIN_BRAND, 'no uuid')).toEqual([nobody])
    const seenOf = (brand: typeof MAIN_BRAND, ofOrigin: string[], header: string | null = null) =>
      narrowedScope(brand, header, ofOrigin).merchantUuids
    expect(seenOf(storefront, [b!, c!])).toEqual([b])
    expect(seenOf(storefront, [c!])).toEqual([nobody])
    expect(seenOf(storefront, [b!], a)).toEqual([nobody])
    expect(seenOf(MAIN_BRAND, [c!])).toEqual([c])
    expect(seenOf(MAIN_BRAND, [])).toEqual([nobody])
  })
})
