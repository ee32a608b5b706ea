import type { Database } from '#database/connection.ts'
import type { MailSite } from '#domain/mail.ts'
import { DEMO_STAFF } from '#domain/staff/demo-staff.ts'
import { secondFactor } from '#services/second-factor/second-factor.ts'
import type { DemoMerchant } from '#use-cases/demo/demo-merchant.ts'
import type { BankingDeps } from '#use-cases/banking/banking-request.ts'
import { putDemoApplication } from '#use-cases/demo/put-demo-application.ts'
import { type DemoAppointmentDeps, putDemoAppointments } from '#use-cases/demo/put-demo-appointments.ts'
import { type DemoOrderDeps, putDemoOrders } from '#use-cases/demo/put-demo-orders.ts'
import { putDemoStaff } from '#use-cases/demo/put-demo-staff.ts'
import { type DemoTradeInDeps, putDemoTradeInRequest } from '#use-cases/demo/put-demo-trade-in-request.ts'
import { putDemoWork } from '#use-cases/demo/put-demo-work.ts'
import type { Config } from '../config.ts'
import { DEMO_LOGIN, hasDemoLogin } from '../demo.ts'
import { mainOriginOf } from '../public-addresses.ts'

type DemoDeps = Omit<DemoOrderDeps & DemoAppointmentDeps & DemoTradeInDeps & BankingDeps, 'read' | 'writer'>

/** Slug of the demo's only dealer with staff. */
const DEALER = 'lindenhof'

export interface DemoLogin {
  readonly email: string
  readonly password: string
}

/**
 * Gives a demo shop its staff once: an owner and a sales person of a dealer with a day's work, and an administrator. Accounts that exist
 * are not changed. Returns their log-ins; none for a shop that is no demo. What customers have ordered and booked is an extra: where the
 * shop refuses some of it, `onRefused` is told, the staff have less to do, and the next start tries again.
 */
export async function ensureDemoStaff(
  database: Database,
  config: Config,
  deps: DemoDeps,
  onRefused: (error: unknown) => void,
): Promise<readonly DemoLogin[]> {
  if (!(await hasDemoLogin(database, config))) return []
  const merchant = await demoDealer(database)
  const site = { origin: mainOriginOf(config), brandSlug: null, locale: 'de' } as const
  if (!(await hasDemoStaff(database))) await putStaff(database, deps, site, merchant?.id)
  if (merchant) {
    const stored = { ...deps, read: database.read, writer: database }
    await putCustomersWork({ ...stored, hasRealBank: typeof config.bank === 'object' }, site, merchant, onRefused)
  }
  return Object.values(DEMO_STAFF).map((email) => ({ email, password: DEMO_LOGIN.password }))
}

async function putStaff(
  database: Database,
  { secretBox }: DemoDeps,
  site: MailSite,
  merchantId: number | undefined,
): Promise<void> {
  const deps = { writer: database, secretBox, secondFactor: secondFactor(site.origin) }
  const { password } = DEMO_LOGIN
  if (merchantId !== undefined) {
    await putDemoWork(database, site, merchantId)
    await putDemoStaff(deps, { email: DEMO_STAFF.owner, name: 'Ilse Inhaber', password, merchantId, roles: ['OWNER'] })
    await putDemoStaff(deps, { email: DEMO_STAFF.sales, name: 'Veit Verkauf', password, merchantId, roles: ['SALES'] })
  }
  // Last: it shows that all of them are there.
  await putDemoStaff(deps, { email: DEMO_STAFF.admin, name: 'Alex Admin', password, isAdmin: true })
}

/** Orders first: an application and a hand-over belong to one. What is there already is not put again. */
async function putCustomersWork(
  { hasRealBank, ...deps }: DemoDeps & Pick<DemoOrderDeps, 'read' | 'writer'> & { readonly hasRealBank: boolean },
  site: MailSite,
  merchant: DemoMerchant,
  onRefused: (error: unknown) => void,
): Promise<void> {
  for (const put of [
    () => putDemoOrders(deps, site, merchant.id),
    // A real bank gets nobody's application who does not exist.
    ...(hasRealBank ? [] : [() => putDemoApplication(deps, site, merchant.id)]),
    () => putDemoAppointments(deps, site, merchant),
    () => putDemoTradeInRequest(deps, site, merchant),
  ])
    await put().catch(onRefused)
}

async function hasDemoStaff({ read }: Database): Promise<boolean> {
  const row = await read.selectFrom('staff').select('id').where('email', '=', DEMO_STAFF.admin).executeTakeFirst()
  return row !== undefined
}

async function demoDealer({ read }: Database): Promise<DemoMerchant | undefined> {
  const dealers = await read
    .selectFrom('merchants')
    .select(['id', 'slug', 'uuid'])
    .where('kind', '=', 'COMPANY')
    .orderBy('id')
    .execute()
  return dealers.find(({ slug }) => slug === DEALER) ?? dealers[0]
}
