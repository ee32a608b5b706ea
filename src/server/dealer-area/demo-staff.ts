import type { Database } from '#database/connection.ts'
import { DEMO_STAFF } from '#domain/staff/demo-staff.ts'
import { secondFactor } from '#services/second-factor/second-factor.ts'
import { type DemoAppointmentDeps, putDemoAppointments } from '#use-cases/demo/put-demo-appointments.ts'
import { type DemoOrderDeps, putDemoOrders } from '#use-cases/demo/put-demo-orders.ts'
import { putDemoStaff } from '#use-cases/demo/put-demo-staff.ts'
import { putDemoWork } from '#use-cases/demo/put-demo-work.ts'
import type { Config } from '../config.ts'
import { DEMO_LOGIN, hasDemoLogin } from '../demo.ts'
import { mainOriginOf } from '../public-addresses.ts'

type DemoDeps = Omit<DemoOrderDeps & DemoAppointmentDeps, 'read' | 'writer'>

/** Slug of the demo's only dealer with staff. */
const DEALER = 'lindenhof'

export interface DemoLogin {
  readonly email: string
  readonly password: string
}

/**
 * Gives a demo shop its staff once: an owner and a sales person of a dealer with a day's work, and an administrator. Accounts that exist
 * are not changed. Returns their log-ins; none for a shop that is no demo. Orders and appointments are extras: where the shop refuses one,
 * `onRefused` is told and the staff have fewer.
 */
export async function ensureDemoStaff(
  database: Database,
  config: Config,
  deps: DemoDeps,
  onRefused: (error: unknown) => void,
): Promise<readonly DemoLogin[]> {
  if (!(await hasDemoLogin(database, config))) return []
  if (!(await hasDemoStaff(database))) await putStaff(database, config, deps, onRefused)
  return Object.values(DEMO_STAFF).map((email) => ({ email, password: DEMO_LOGIN.password }))
}

async function putStaff(
  database: Database,
  config: Config,
  services: DemoDeps,
  onRefused: (error: unknown) => void,
): Promise<void> {
  const deps = { writer: database, secretBox: services.secretBox, secondFactor: secondFactor(mainOriginOf(config)) }
  const { password } = DEMO_LOGIN
  const merchant = await demoDealer(database)
  if (merchant) {
    const { id: merchantId } = merchant
    const site = { origin: mainOriginOf(config), brandSlug: null, locale: 'de' } as const
    const stored = { ...services, read: database.read, writer: database }
    await putDemoWork(database, site, merchantId)
    try {
      await putDemoOrders(stored, site, merchantId)
      await putDemoAppointments(stored, site, merchant)
    } catch (error) {
      onRefused(error)
    }
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

async function demoDealer({ read }: Database) {
  const dealers = await read
    .selectFrom('merchants')
    .select(['id', 'slug', 'uuid'])
    .where('kind', '=', 'COMPANY')
    .orderBy('id')
    .execute()
  return dealers.find(({ slug }) => slug === DEALER) ?? dealers[0]
}
