import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '#database/connection.ts'
import type { PartValues, SettingsPart } from '#domain/merchant/settings-parts.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { changeSettingsPart } from '#use-cases/merchant-settings/change-part.ts'
import { createMerchant } from '#use-cases/merchant-settings/create-merchant.ts'
import { readMerchantSettings } from '#use-cases/merchant-settings/settings.ts'
import { addStaff, logInStaffAs, PLACES, STAFF_SITE } from './staff.ts'
import type { TestDatabase } from './test-database.ts'

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
  expect(await createMerchant(settingsDeps(database), admin, company)).toMatchObject({ kind: 'done', slug })
  const { id: merchantId } = await database.read
    .selectFrom('merchants')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  await addStaff(database, `owner-${slug}@example.com`, { merchantId, roles: ['OWNER'] })
  return { merchantId, slug, admin, owner: (await logInStaffAs(database, `owner-${slug}@example.com`)).actor }
}

type MerchantOfOwner = Pick<MerchantInSetUp, 'merchantId' | 'owner'>

async function readSettings(database: Database, { merchantId, owner }: MerchantOfOwner) {
  const view = await readMerchantSettings(database.read, owner, merchantId)
  if (view.kind === 'refused') throw new Error(view.code)
  return view
}

async function readPart(database: Database, merchant: MerchantOfOwner, name: SettingsPart) {
  return (await readSettings(database, merchant)).parts.find(({ part }) => part === name)!
}

/** Sends a part's form with these fields changed. */
export function partSaver(database: Database, { merchantId, owner }: MerchantOfOwner) {
  return async (part: SettingsPart, changed: PartValues, fingerprint?: string) => {
    const shown = await readPart(database, { merchantId, owner }, part)
    const values = { ...shown.values, ...changed }
    const change = { merchantId, part, values, fingerprint: fingerprint ?? shown.fingerprint }
    return changeSettingsPart(settingsDeps(database), owner, change)
  }
}

/** The same for a merchant that exists: it gets an owner. */
export async function ownersOf(database: Database, merchantId: number) {
  const email = `owner-${randomUUID()}@example.com`
  await addStaff(database, email, { merchantId, roles: ['OWNER'] })
  return partSaver(database, { merchantId, owner: (await logInStaffAs(database, email)).actor })
}

/** What a new merchant has to enter before it can be published. */
export const REQUIRED_PARTS: Readonly<Partial<Record<SettingsPart, PartValues>>> = {
  COMPANY: { representative: 'Eva Kern', phone: '0221 5550142', email: 'info@kern.example' },
  REGISTER: { registerEntry: 'Amtsgericht Köln, HRB 48213', selfCertified: 'yes' },
  ACCOUNT: { vatId: 'DE 123456788', iban: 'DE89 3704 0044 0532 0130 00' },
  LEGAL: {
    ...{ imprintUrl: 'https://kern.example/impressum', privacyUrl: 'https://kern.example/datenschutz' },
    disputeSettlement: 'NOT_WILLING',
  },
  HOURS: { day1: '9-18:30', day2: '09:00–18:30' },
  FINANCING: { permit: '34k', permitNumber: 'D-W-123-ABCD-45' },
}

/** The settings of the merchant that a test has just set up: what they show, and how they are saved. */
export function settingsForms(test: TestDatabase, merchant: () => MerchantOfOwner) {
  const settings = () => readSettings(test.database, merchant())
  const partOf = (name: SettingsPart) => readPart(test.database, merchant(), name)
  const save = (part: SettingsPart, changed: PartValues, fingerprint?: string) =>
    partSaver(test.database, merchant())(part, changed, fingerprint)
  async function fillIn() {
    for (const [part, values] of Object.entries(REQUIRED_PARTS))
      expect(await save(part as SettingsPart, values), part).toEqual({ kind: 'done' })
  }
  return { fillIn, partOf, save, settings }
}
