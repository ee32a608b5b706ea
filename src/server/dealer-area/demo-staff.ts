import type { Database } from '#database/connection.ts'
import { DEMO_STAFF } from '#domain/staff/demo-staff.ts'
import { secondFactor } from '#services/second-factor/second-factor.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { putDemoStaff } from '#use-cases/demo/put-demo-staff.ts'
import { putDemoWork } from '#use-cases/demo/put-demo-work.ts'
import type { Config } from '../config.ts'
import { DEMO_LOGIN, hasDemoLogin } from '../demo.ts'
import { mainOriginOf } from '../public-addresses.ts'
import { dataKeys } from '../secrets.ts'

/** Slug of the demo's only dealer with staff. */
const DEALER = 'lindenhof'

export interface DemoLogin {
  readonly email: string
  readonly password: string
}

/**
 * Gives a demo shop its staff once: an owner and a sales person of a dealer, and an administrator. Accounts that exist are not changed.
 * Returns their log-ins; none for a shop that is no demo.
 */
export async function ensureDemoStaff(database: Database, config: Config): Promise<readonly DemoLogin[]> {
  if (!(await hasDemoLogin(database, config))) return []
  if (!(await hasDemoStaff(database))) await putStaff(database, config)
  return Object.values(DEMO_STAFF).map((email) => ({ email, password: DEMO_LOGIN.password }))
}

async function putStaff(database: Database, config: Config): Promise<void> {
  const secretBox = aesSecretBox(await dataKeys(config))
  const deps = { writer: database, secretBox, secondFactor: secondFactor(mainOriginOf(config)) }
  const { password } = DEMO_LOGIN
  const merchantId = await demoDealer(database)
  if (merchantId !== undefined) {
    const site = { origin: mainOriginOf(config), brandSlug: null, locale: 'de' } as const
    await putDemoWork(database, site, merchantId)
    await putDemoStaff(deps, { email: DEMO_STAFF.owner, name: 'Ilse Inhaber', password, merchantId, roles: ['OWNER'] })
    await putDemoStaff(deps, { email: DEMO_STAFF.sales, name: 'Veit Verkauf', password, merchantId, roles: ['SALES'] })
  }
  // Last: it shows that all of them are there.
  await putDemoStaff(deps, { email: DEMO_STAFF.admin, name: 'Alex Admin', password, isAdmin: true })
}

async function hasDemoStaff({ read }: Database): Promise<boolean> {
  const row = await read.selectFrom('staff').select('id').where('email', '=', DEMO_STAFF.admin).executeTakeFirst()
  return row !== undefined
}

async function demoDealer({ read }: Database): Promise<number | undefined> {
  const dealers = await read
    .selectFrom('merchants')
    .select(['id', 'slug'])
    .where('kind', '=', 'COMPANY')
    .orderBy('id')
    .execute()
  return (dealers.find(({ slug }) => slug === DEALER) ?? dealers[0])?.id
}
