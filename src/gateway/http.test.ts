import { beforeAll, expect, it } from 'vitest'
import { readPackagedPlaces } from '#services/places/read-packages.ts'
import { visitorContext } from '../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../tests/support/stock.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import type { GatewayContext } from './context.ts'
import { runInProcess } from './execute.ts'
import { createGatewayHttp } from './http.ts'

const test = useTestDatabase()
let context: GatewayContext

beforeAll(async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1'), car('2', { makeName: 'Audi', modelName: 'A4' })])
  context = await visitorContext(test.database, await readPackagedPlaces())
})

const http = (production = false) =>
  createGatewayHttp<null>({ production, contextOf: () => context, report: () => 'fault-id' })
const post = async (body: unknown, production = false) => {
  const response = await http(production)(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    null,
  )
  return {
    status: response.status,
    body: (await response.json()) as {
      data?: unknown
      errors?: { message: string; extensions?: { code?: string; limit?: string } }[]
    },
  }
}
const nested = (depth: number): string => (depth === 0 ? 'name' : `name subGroups { ${nested(depth - 1)} }`)

it('gives the same answer as in process', async () => {
  const query =
    '{ searchVehicles { totalCount vehicles { id title price facts(group: CARD) { label value } } facets { fuelType { fuelType { name count } } } } }'
  expect((await post({ query })).body.data).toEqual(
    JSON.parse(JSON.stringify((await runInProcess(query, {}, context, () => 'fault-id')).data)),
  )
})

it.each([
  ['depth', `{ models(makeName: "audi") { ${nested(13)} } }`],
  ['aliases', `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: brand { name }`).join(' ')} }`],
  [
    'cost',
    '{ searchVehicles { vehicles { merchant { makes { name displayName count preferred } vehicleCount openingHours { days hours } } images { key alt symbolic } facts(group: KEY) { key label value values } } } }',
  ],
])('refuses too much %s', async (limit, query) => {
  const { body } = await post({ query })
  expect(
    body.errors?.some((error) => error.extensions?.code === 'QUERY_TOO_COMPLEX' && error.extensions.limit === limit),
    JSON.stringify(body.errors),
  ).toBe(true)
})

it('measures each fragment once, however often it is spread', async () => {
  const fragments = Array.from({ length: 60 }, (_, n) => `fragment F${n} on Model { ...F${n + 1} ...F${n + 1} }`)
  const query = `{ models(makeName: "audi") { ...F0 } } ${fragments.join(' ')} fragment F60 on Model { name }`
  const started = performance.now()
  const { body } = await post({ query })
  expect(body.errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COMPLEX')
  expect(performance.now() - started).toBeLessThan(5_000)
})

it('states the waiting time of a rate limit in a header, too; the status stays 200', async () => {
  const query = 'mutation { confirmCustomer(registrationKey: "x", password: "y") }'
  const answers: { header: string | null; status: number; body: unknown }[] = []
  for (let attempt = 0; attempt < 31; attempt++) {
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const response = await http()(request, null)
    const header = response.headers.get('Retry-After')
    answers.push({ header, status: response.status, body: await response.json() })
  }
  expect(answers[0]).toMatchObject({ header: null, status: 200 })
  const { header, status, body } = answers[30]!
  expect(status).toBe(200)
  expect(Number(header)).toBeGreaterThan(0)
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: Number(header) } }] })
  expect(body).not.toHaveProperty('extensions')
})

it('refuses large batches, broken JSON and broken queries with a clear error', async () => {
  const batch = Array.from({ length: 6 }, () => ({ query: '{ brand { name } }' }))
  expect((await post(batch)).status).toBeGreaterThanOrEqual(400)
  expect((await post('{"query":')).status).toBe(400)
  expect((await post({ query: '{ brand {' })).body.errors?.[0]?.message).toMatch(/Syntax/)
  expect((await post({ query: '{ nothing }' })).body.errors?.[0]?.message).toMatch(/Cannot query field/)
})

it('hides the schema in production', async () => {
  const query = '{ __schema { types { name } } }'
  expect((await post({ query })).body.errors).toBeUndefined()
  expect((await post({ query }, true)).body.errors).toBeDefined()
})

it('shows an unexpected error by its id alone', async () => {
  const broken = createGatewayHttp<null>({
    production: true,
    contextOf: () => ({
      ...context,
      deps: {
        ...context.deps,
        places: { ...context.deps.places, autocomplete: () => Promise.reject(new Error('secret detail')) },
      },
    }),
    report: () => 'fault-id',
  })
  const response = await broken(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ places(query: "x") { zip } }' }),
    }),
    null,
  )
  const text = await response.text()
  expect(text).toContain('fault-id')
  expect(text).not.toContain('secret')
})
