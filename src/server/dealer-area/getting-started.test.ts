import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putDemoCustomer } from '#use-cases/demo/put-demo-customer.ts'
import { secondFactor } from '#services/second-factor/second-factor.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { readInvitation } from '#use-cases/staff/invitation.ts'
import { logInStaff } from '#use-cases/staff/log-in.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { runAsStaff, STAFF_CLIENT, STAFF_SITE, staffContext } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { type Config, readConfig } from '../config.ts'
import { DEMO_LOGIN } from '../demo.ts'
import { dataKeys } from '../secrets.ts'
import { ensureDemoStaff } from './demo-staff.ts'
import { setUpLink } from './set-up-link.ts'

const test = useTestDatabase()
const failOnRefusal = (error: unknown) => expect.unreachable(String(error))
let config: Config
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-staff-'))
  config = readConfig({ DATA_DIR: folder, PUBLIC_ORIGIN: 'https://shop.example' })
  await addMerchant(test.database, { slug: 'elbufer' })
  await addMerchant(test.database, { slug: 'lindenhof' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('without an administrator each start has a link that makes one', async () => {
  for (const link of [await setUpLink(test.database, config), await setUpLink(test.database, config)]) {
    expect(link).toMatch(/^https:\/\/shop\.example\/haendlerbereich\/einladung\?key=[\w-]{43}$/)
    const key = new URL(link!).searchParams.get('key')!
    expect(await readInvitation(test.database.read, key)).toMatchObject({ email: null, isAdmin: true })
  }
})

it('only the demo has staff of its own, who log in with the code that is shown', async () => {
  const deps = { ...(await visitorContext(test.database)).deps, secretBox: aesSecretBox(await dataKeys(config)) }
  expect(await ensureDemoStaff(test.database, config, deps, failOnRefusal)).toEqual([])
  await putDemoCustomer(test.database, { origin: 'https://shop.example', brandSlug: null, locale: 'de' }, DEMO_LOGIN)
  expect(await ensureDemoStaff(test.database, { ...config, production: true }, deps, failOnRefusal)).toEqual([])
  const logins = await ensureDemoStaff(test.database, config, deps, failOnRefusal)
  expect(logins.map(({ email }) => email.replace(/@.*/, ''))).toEqual(['haendler', 'verkauf', 'admin'])
  expect(await ensureDemoStaff(test.database, config, deps, failOnRefusal)).toEqual(logins)
  const context = staffContext(test.database)
  const staffDeps = {
    ...context.deps,
    secretBox: deps.secretBox,
    secondFactor: secondFactor('https://shop.example'),
    showsDemoCodes: true,
  }
  const codeOf = async (email: string, shows = true) => {
    const demo = { ...context, deps: { ...staffDeps, showsDemoCodes: shows } }
    const { data } = await runAsStaff('query ($email: String!) { demoCode(email: $email) }', { email }, demo)
    return data?.demoCode as string | null
  }
  for (const { email, password } of logins) {
    // Twice in a row: the second time it is the next code.
    for (let time = 0; time < 2; time++) {
      const credentials = { email, password, code: (await codeOf(email))! }
      expect(await logInStaff(staffDeps, STAFF_SITE, STAFF_CLIENT, credentials)).toMatchObject({ kind: 'done' })
    }
    expect(await codeOf(email, false)).toBeNull()
  }
  expect(await codeOf('eva@example.com')).toBeNull()
  expect(await setUpLink(test.database, config)).toBeUndefined()
  const { rows } = await test.database.pool.query(
    'select m.slug, r.role from staff_roles r join merchants m on m.id = r.merchant_id order by r.role',
  )
  expect(rows).toEqual([
    { slug: 'lindenhof', role: 'OWNER' },
    { slug: 'lindenhof', role: 'SALES' },
  ])
})
