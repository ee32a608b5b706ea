import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeEach, expect, it } from 'vitest'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const OWNER = 'olga@example.com'
const PATH = '/haendlerbereich/schluessel'
const API = '/dealer-area/graphql'
const run = promisify(execFile)
const test = useTestDatabase()
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET }, async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: 'lindenhof' })
  await addStaff(test.database, OWNER, { merchantId, roles: ['OWNER'] })
})
beforeEach(() => forgetCodes(test.database))

function post(path: string, fields: Record<string, string>, cookie = '') {
  return shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
      ...(cookie ? { Cookie: cookie } : {}),
    },
  })
}

async function logIn(): Promise<string> {
  const fields = { email: OWNER, password: STAFF_PASSWORD, code: await nextCode(test.database, OWNER) }
  return String((await post('/haendlerbereich/anmelden', fields)).headers['set-cookie']).split(';')[0]!
}

async function callApi(query: string, key: string) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
  const { status, text } = await shop.get(API, { method: 'POST', body: JSON.stringify({ query }), headers })
  const { data, errors } = JSON.parse(text) as { data?: object; errors?: { extensions: { code: string } }[] }
  return { status, data, codes: errors?.map(({ extensions }) => extensions.code) ?? [] }
}

it('a key is created on the screen, shown once, works for its purpose, and ends', async () => {
  const Cookie = await logIn()
  const page = async () => (await shop.get(PATH, { headers: { Cookie } })).text
  expect(await page()).toContain('Noch kein Schlüssel')
  const unchosen = await post(PATH, { name: 'Autosystem' }, Cookie)
  expect([unchosen.status, unchosen.text.includes('Bitte wählen Sie mindestens eines.')]).toEqual([400, true])
  expect(unchosen.text).toContain('value="Autosystem"')
  const created = await post(PATH, { name: 'Autosystem', 'purposes-STOCK': 'yes' }, Cookie)
  const key = /fahrwerk_[\w-]{43}/.exec(created.text)?.[0] ?? ''
  expect(key).not.toBe('')
  expect(await page()).not.toContain(key)

  const upsert =
    'mutation { upsertVehicles(vehicles: [{ number: "W-1", make: "VW", model: "Golf", price: 9990 }]) { outcome } }'
  expect(await callApi(upsert, key)).toMatchObject({ data: { upsertVehicles: [{ outcome: 'CREATED' }] }, codes: [] })
  expect((await callApi('{ orders { next } }', key)).codes).toEqual(['FORBIDDEN'])
  expect((await callApi(upsert, `${key}x`)).codes).toEqual(['UNAUTHENTICATED'])
  const withCookie = await shop.get(`${API}?query=${encodeURIComponent('{ orders { next } }')}`, {
    headers: { Cookie },
  })
  expect(withCookie.text).toContain('UNAUTHENTICATED')

  const { rows } = await test.database.pool.query<{ id: number }>('select id from api_keys')
  expect((await post(PATH, { intent: 'end', id: String(rows[0]!.id) }, Cookie)).status).toBe(302)
  expect((await callApi(upsert, key)).codes).toEqual(['UNAUTHENTICATED'])
})

it('without a second factor shown lately no key is created', async () => {
  const Cookie = await logIn()
  await test.database.pool.query(`update staff_sessions set stepped_up_at = now() - interval '1 hour'`)
  const refused = await post(PATH, { name: 'X', 'purposes-ORDERS': 'yes' }, Cookie)
  expect([refused.status, refused.text.includes('name="stepUpCode"')]).toEqual([400, true])
  await forgetCodes(test.database)
  const stepUpCode = await nextCode(test.database, OWNER)
  expect((await post(PATH, { name: 'X', 'purposes-ORDERS': 'yes', stepUpCode }, Cookie)).text).toContain('fahrwerk_')
})

it('more requests than a key may send in a minute are refused', async () => {
  const Cookie = await logIn()
  await test.database.pool.query('delete from api_keys')
  const created = await post(PATH, { name: 'Eilig', 'purposes-ORDERS': 'yes' }, Cookie)
  const key = /fahrwerk_[\w-]{43}/.exec(created.text)?.[0] ?? ''
  expect((await callApi('{ orders { next } }', key)).codes).toEqual([])
  await test.database.pool.query(
    `insert into rate_limits (key, hits, ends_at) select 'dealer-api:account:' || id, 300, now() + interval '1 minute' from api_keys
     on conflict (key) do update set hits = 300`,
  )
  expect((await callApi('{ orders { next } }', key)).codes).toEqual(['RATE_LIMITED'])
})

it('the examples of the documentation answer what it says', async () => {
  const Cookie = await logIn()
  const purposes = { 'purposes-STOCK': 'yes', 'purposes-ORDERS': 'yes', 'purposes-REQUESTS': 'yes' }
  const created = await post(PATH, { name: 'Beispiele', ...purposes }, Cookie)
  const KEY = /fahrwerk_[\w-]{43}/.exec(created.text)?.[0] ?? ''
  const env = { ...process.env, KEY, SHOP: `http://localhost:${shop.shop.port}` }
  const page = readFileSync('docs/dealer-api.md', 'utf8')
  const examples = [...page.matchAll(/```sh\n(.*?)```\n\n```json\n(.*?)```/gs)]
  expect(examples).toHaveLength(page.match(/```sh/g)?.length ?? 0)
  for (const [, command = '', answer = ''] of examples) {
    const { stdout } = await run('bash', ['-c', command], { env })
    expect(JSON.parse(stdout), command).toEqual(JSON.parse(answer))
  }
})
