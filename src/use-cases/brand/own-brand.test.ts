import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { MerchantDetails } from '#domain/merchant.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addStaff, logInStaffAs } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readAuditLog } from '../audit/audit-log.ts'
import { readMerchantPeople } from '../merchant/merchant-people.ts'
import { chooseLeadingMerchant } from '../dealer-area/platform/choose-leading-merchant.ts'
import { readOwnBrand } from './own-brand.ts'
import { setLeadingMerchant } from './set-leading-merchant.ts'
import { leadingFingerprint, listSharedBrands } from '../dealer-area/platform/shared-brands.ts'

const test = useTestDatabase()
type Name = 'anna' | 'bert' | 'carl'
const merchants = new Map<Name, { readonly id: number; readonly uuid: string }>()
const of = (name: Name) => merchants.get(name)!

beforeAll(async () => {
  for (const slug of ['anna', 'bert', 'carl'] as const) {
    const details: Partial<MerchantDetails> = { slug, name: slug }
    merchants.set(slug, await addMerchant(test.database, details))
  }
})
beforeEach(() => test.database.pool.query('delete from brands'))

async function addBrand(slug: string, shows: readonly Name[], leading: Name | null = null) {
  const people = JSON.stringify([{ name: slug, role: { de: 'Verkauf', en: 'Sales' } }])
  await test.database.pool.query(
    'insert into brands (slug, name, merchant_uuids, leading_merchant_id, people) values ($1, $1, $2, $3, $4)',
    [slug, shows.map((name) => of(name).uuid), leading && of(leading).id, people],
  )
}
const ownOf = async (name: Name) => (await readOwnBrand(test.database.read, of(name).id))?.slug
const peopleOf = async (...names: Name[]) => {
  const people = await readMerchantPeople(
    test.database.read,
    names.map((name) => of(name).id),
  )
  return names.map((name) => people.get(of(name).id)?.map((person) => person.name))
}

it('is of the only merchant it shows, and a shared one of nobody before it is said of whom', async () => {
  await addBrand('alone', ['bert'])
  await addBrand('shared', ['anna', 'bert', 'carl'])
  expect([await ownOf('anna'), await ownOf('bert'), await ownOf('carl')]).toEqual([undefined, 'alone', undefined])
  expect(await setLeadingMerchant(test.database, 'shared', 'carl')).toBe(true)
  expect([await ownOf('anna'), await ownOf('bert'), await ownOf('carl')]).toEqual([undefined, 'alone', 'shared'])
  expect(await peopleOf('anna', 'bert', 'carl')).toEqual([[], ['alone'], ['shared']])
})

it('is led by none but a merchant that it shows', async () => {
  await addBrand('pair', ['anna', 'bert'], 'bert')
  for (const [shop, name] of [
    ['pair', 'carl'],
    ['pair', 'nobody'],
    ['nowhere', 'anna'],
  ] as const)
    expect(await setLeadingMerchant(test.database, shop, name)).toBe(false)
  expect(await ownOf('bert')).toBe('pair')
})

it('is of nobody any more who is not shown there', async () => {
  await addBrand('former', ['bert', 'carl'], 'anna')
  expect([await ownOf('anna'), await ownOf('bert')]).toEqual([undefined, undefined])
})

it('stays the same where it is shared with more', async () => {
  await addBrand('x', ['anna'], 'anna')
  await addBrand('y', ['bert', 'anna'], 'anna')
  expect([await ownOf('anna'), await peopleOf('anna')]).toEqual(['x', [['x']]])
  await test.database.pool.query("update brands set merchant_uuids = $1 where slug = 'x'", [
    (['anna', 'bert', 'carl'] as const).map((name) => of(name).uuid),
  ])
  expect(await ownOf('anna')).toBe('x')
})

it('has its leading merchant chosen by an administrator, never by an owner', async () => {
  await addBrand('shared', ['carl', 'anna'])
  await addBrand('alone', ['bert'])
  const { id: merchantId } = of('anna')
  await addStaff(test.database, 'admin@example.com', { isAdmin: true })
  await addStaff(test.database, 'owner@example.com', { merchantId, roles: ['OWNER'] })
  const { actor: admin } = await logInStaffAs(test.database, 'admin@example.com')
  const { actor: owner } = await logInStaffAs(test.database, 'owner@example.com')
  const choose = (actor: StaffActor, merchant: string, shown: string | null = null) =>
    chooseLeadingMerchant(test.database, actor, { brand: 'shared', merchant, fingerprint: leadingFingerprint(shown) })
  const shared = { slug: 'shared', name: 'shared', merchants: ['anna', 'carl'].map((slug) => ({ slug, name: slug })) }
  expect(await listSharedBrands(test.database.read, admin)).toMatchObject({ brands: [{ ...shared, leading: null }] })
  expect(await choose(owner, 'anna')).toMatchObject({ code: 'FORBIDDEN' })
  expect(await choose(admin, 'bert')).toMatchObject({ code: 'NOT_FOUND' })
  expect(await choose(admin, 'anna')).toEqual({ kind: 'done' })
  expect(await choose(admin, 'carl')).toMatchObject({ code: 'CHANGED' })
  expect(await choose(admin, 'carl', 'anna')).toEqual({ kind: 'done' })
  expect(await listSharedBrands(test.database.read, admin)).toMatchObject({ brands: [{ ...shared, leading: 'carl' }] })
  expect(await listSharedBrands(test.database.read, owner)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await readAuditLog(test.database.read, admin, of('carl').id, null)).toMatchObject({
    rows: [{ operation: 'choose-leading-merchant', before: { leading: 'anna' }, after: { leading: 'carl' } }],
  })
})

it('of two administrators who choose its first leading merchant at once, the second is told so', async () => {
  await addBrand('contested', ['carl', 'anna'])
  await addStaff(test.database, 'both@example.com', { isAdmin: true })
  const { actor } = await logInStaffAs(test.database, 'both@example.com')
  const choose = (merchant: string) =>
    chooseLeadingMerchant(test.database, actor, { brand: 'contested', merchant, fingerprint: leadingFingerprint(null) })
  const outcomes = await test.database.transaction(async (handle) => {
    await handle.selectFrom('brands').select('slug').where('slug', '=', 'contested').forUpdate().execute()
    const choices = [choose('anna'), choose('carl')]
    await vi.waitFor(async () => {
      const { rows } = await test.database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      expect(rows).toHaveLength(2)
    })
    return { choices }
  })
  const kinds = (await Promise.all(outcomes.choices)).map((outcome) => ('code' in outcome ? outcome.code : 'done'))
  expect(kinds.toSorted()).toEqual(['CHANGED', 'done'])
})
