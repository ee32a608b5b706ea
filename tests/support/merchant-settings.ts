import { randomUUID } from 'node:crypto'
import type { Database } from '#database/connection.ts'
import type { PartValues, SettingsPart } from '#domain/merchant/settings-parts.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { changeSettingsPart } from '#use-cases/merchant-settings/change-part.ts'
import { createMerchant } from '#use-cases/merchant-settings/create-merchant.ts'
import { readMerchantSettings } from '#use-cases/merchant-settings/settings.ts'
import { addStaff, logInStaffAs, PLACES, STAFF_SITE } from './staff.ts'

interface MerchantInSetUp {
  readonly merchantId: number
  readonly slug: string
  readonly admin: StaffActor
  readonly owner: StaffActor
}

const places = { zip: async (zip: string) => PLACES.find((place) => place.zip === zip) }

export function settingsDeps(database: Database) {
  return { writer: database, places, site: STAFF_SITE }
}

/** A merchant that has just been created, with an administrator of the platform and an owner. */
export async function setUpMerchant(database: Database): Promise<MerchantInSetUp> {
  const slug = `kern-${randomUUID().slice(0, 8)}`
  await addStaff(database, `admin-${slug}@example.com`, { isAdmin: true })
  const { actor: admin } = await logInStaffAs(database, `admin-${slug}@example.com`)
  const company = { name: 'Autohaus Kern', slug, street: 'Hansaring 42', zip: '50670', city: 'Köln' }
  const created = await createMerchant(settingsDeps(database), admin, company)
  if (created.kind === 'refused') throw new Error(created.code)
  const { id: merchantId } = await database.read
    .selectFrom('merchants')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  await addStaff(database, `owner-${slug}@example.com`, { merchantId, roles: ['OWNER'] })
  return { merchantId, slug, admin, owner: (await logInStaffAs(database, `owner-${slug}@example.com`)).actor }
}

/** Sends a part's form with these fields changed. */
export function partSaver(database: Database, { merchantId, owner }: Pick<MerchantInSetUp, 'merchantId' | 'owner'>) {
  return async (part: SettingsPart, changed: PartValues) => {
    const settings = await readMerchantSettings(database.read, owner, merchantId)
    if (settings.kind === 'refused') throw new Error(settings.code)
    const { values, fingerprint } = settings.parts.find((each) => each.part === part)!
    const change = { merchantId, part, values: { ...values, ...changed }, fingerprint }
    return changeSettingsPart(settingsDeps(database), owner, change)
  }
}

/** The same for a merchant that exists: it gets an owner. */
export async function ownersOf(database: Database, merchantId: number) {
  const email = `owner-${randomUUID()}@example.com`
  await addStaff(database, email, { merchantId, roles: ['OWNER'] })
  return partSaver(database, { merchantId, owner: (await logInStaffAs(database, email)).actor })
}
