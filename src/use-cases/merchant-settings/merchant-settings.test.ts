import { beforeEach, describe, expect, it } from 'vitest'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import type { MerchantState } from '#domain/merchant/merchant-state.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { REQUIRED_PARTS, setUpMerchant, settingsDeps, settingsForms } from '../../../tests/support/merchant-settings.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { findDealerBySlug, findDealers } from '../merchant/find-dealers.ts'
import { changeOrderState } from '../order/change-state.ts'
import { readVehiclePages } from '../sitemap/vehicle-pages.ts'
import { countMatches } from '../vehicle-search/vehicle-search.ts'
import { openVehicleIndex } from '../vehicle-search/vehicle-index.ts'
import { readVehicle } from '../vehicle/vehicle-by-id.ts'
import { changeMerchantState } from './change-state.ts'
import { createMerchant } from './create-merchant.ts'
import { exportMerchant } from './export-merchant.ts'

const test = useTestDatabase()
let admin: StaffActor
let owner: StaffActor
let merchantId: number
let slug: string

const deps = () => settingsDeps(test.database)
const { fillIn, partOf, save, settings } = settingsForms(test, () => ({ merchantId, owner }))
const moveTo = (actor: StaffActor, to: MerchantState) => changeMerchantState(test.database, actor, { merchantId, to })

beforeEach(async () => {
  ;({ admin, merchantId, owner, slug } = await setUpMerchant(test.database))
})

describe('a new merchant', () => {
  it('is published once everything mandatory is there, and is refused with the list until then', async () => {
    const { state, parts } = await settings()
    expect(state).toBe('SETTING_UP')
    const missing = parts.flatMap((row) => row.missing.map((field) => `${row.part}.${field}`))
    expect(missing).toHaveLength(12)
    const refusal = await moveTo(owner, 'PUBLISHED')
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', fields: missing.map((field) => ({ field })) })
    await fillIn()
    expect(await moveTo(owner, 'PUBLISHED')).toEqual({ kind: 'done' })
    expect(await moveTo(owner, 'PUBLISHED')).toMatchObject({ code: 'CONFLICT' })
  })

  it('does not lose again what it was published with', async () => {
    await fillIn()
    expect(await save('ACCOUNT', { iban: '' })).toEqual({ kind: 'done' })
    expect(await save('ACCOUNT', REQUIRED_PARTS.ACCOUNT!)).toEqual({ kind: 'done' })
    expect(await moveTo(owner, 'PUBLISHED')).toEqual({ kind: 'done' })
    expect(await save('ACCOUNT', { iban: '' })).toMatchObject({ fields: [{ field: 'iban', code: 'REQUIRED' }] })
    expect((await partOf('ACCOUNT')).values.iban).toBe('DE•• •••• 3000')
    expect(await save('ACCOUNT', { vatId: 'DE123456789' })).toEqual({ kind: 'done' })
  })

  it('is found with its cars while it is published, and its orders go on after that', async () => {
    const index = await openVehicleIndex(test.database)
    const found = async () => {
      await index.catchUp()
      const { rows } = await test.database.pool.query<{ id: number }>(
        'select id from vehicles where merchant_id = $1 order by internal_number',
        [merchantId],
      )
      const { id } = rows[0]!
      const { uuid } = await settings()
      const dealers = await findDealers(
        { read: test.database.read, places: { geocode: async () => undefined } },
        {},
        ALL_MERCHANTS,
      )
      return {
        search: countMatches({ ...NO_FILTERS, merchants: [uuid] }, ALL_MERCHANTS, index),
        sitemap: (await readVehiclePages(test.database.read, MAIN_BRAND, id, id + 1)).length,
        page: (await readVehicle(test.database.read, String(id), ALL_MERCHANTS))?.state,
        dealer: (await findDealerBySlug(test.database.read, slug, ALL_MERCHANTS))?.name,
        dealers: dealers.filter((dealer) => dealer.slug === slug).length,
      }
    }
    expect(await settings()).toMatchObject({ vehicles: 0 })
    await deliver(test.database, merchantId, [car('1'), car('2')])
    expect(await settings()).toMatchObject({ vehicles: 2 })
    const NOWHERE = { search: 0, sitemap: 0, page: undefined, dealer: undefined, dealers: 0 }
    expect(await found()).toEqual(NOWHERE)
    await fillIn()
    await moveTo(owner, 'PUBLISHED')
    expect(await found()).toEqual({ search: 2, sitemap: 1, page: 'PUBLISHED', dealer: 'Autohaus Kern', dealers: 1 })

    const { actor } = await addCustomer(test.database, `buyer-${slug}@example.com`)
    const { rows } = await test.database.pool.query<{ id: number }>(
      'select id from vehicles where merchant_id = $1 order by internal_number desc limit 1',
      [merchantId],
    )
    const orderId = await addOrder(test.database, { customerId: actor.customerId, merchantId, vehicleId: rows[0]!.id })
    expect(await moveTo(owner, 'SUSPENDED')).toMatchObject({ code: 'FORBIDDEN' })
    expect(await moveTo(admin, 'SUSPENDED')).toEqual({ kind: 'done' })
    expect(await found()).toEqual({ ...NOWHERE, page: 'ARCHIVED' })
    const confirmed = await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'CONFIRMED', actor: 'MERCHANT' }),
    )
    expect(confirmed).toMatchObject({ kind: 'done' })
    expect(await moveTo(owner, 'PUBLISHED')).toMatchObject({ code: 'FORBIDDEN' })
    expect(await moveTo(admin, 'PUBLISHED')).toEqual({ kind: 'done' })
    expect((await found()).page).toBe('PUBLISHED')
    expect(await moveTo(owner, 'LEFT')).toEqual({ kind: 'done' })
    expect(await found()).toEqual({ ...NOWHERE, page: 'ARCHIVED' })
    expect(await moveTo(admin, 'PUBLISHED')).toMatchObject({ code: 'CONFLICT' })
  })

  it('has an address of its own', async () => {
    const again = { name: 'Zweiter', slug, street: 'Ring 1', zip: '50670', city: 'Köln' }
    expect(await createMerchant(deps(), admin, again)).toMatchObject({ fields: [{ field: 'slug' }] })
    expect(await createMerchant(deps(), admin, { ...again, slug: 'neu', zip: '99998' })).toMatchObject({
      fields: [{ field: 'zip', code: 'UNKNOWN_POSTAL_CODE' }],
    })
    expect(await createMerchant(deps(), owner, { ...again, slug: 'neu' })).toMatchObject({ code: 'FORBIDDEN' })
  })
})

it('exports what is stored for a merchant, without bank details, to whom the role allows it', async () => {
  await save('ACCOUNT', REQUIRED_PARTS.ACCOUNT!)
  await deliver(test.database, merchantId, [car('7')])
  const { actor } = await addCustomer(test.database, `taker-${slug}@example.com`)
  await addOrder(test.database, { customerId: actor.customerId, merchantId })
  const brands = `insert into brands (slug, name, merchant_uuids) select $1, $1, array[uuid] from merchants where id = $2`
  await test.database.pool.query(brands, [slug, merchantId])
  for (const [email, shop] of [
    ['reader@example.com', slug],
    ['main-reader@example.com', null],
  ] as const)
    await test.database.pool.query(
      `with s as (insert into newsletter_subscriptions
         (email_hash, email, brand_slug, state, locale, origin, source_code, requested_at, confirmed_at)
         values (md5($1), $1, $2, 'CONFIRMED', 'de', 'https://x.example', 'MA00000003', now(), now()) returning id)
       insert into newsletter_consents (subscription_id, step, text_version, text, source_code, channel, at)
       select id, 'REQUESTED', '1', 'Ja, gern.', 'MA00000003', 'FORM', now() from s`,
      [email, shop],
    )
  const exported = await exportMerchant(test.database, owner, merchantId)
  if (exported.kind === 'refused') throw new Error(exported.code)
  const content = JSON.parse(exported.file) as Record<string, readonly unknown[]>
  expect(content).toMatchObject({ vehicles: [{ internal_number: '7', make: 'Volkswagen' }], requests: [] })
  expect(content.orders).toHaveLength(1)
  const reader = { email: 'reader@example.com', consents: [{ step: 'REQUESTED', text: 'Ja, gern.' }] }
  expect(content.newsletter).toMatchObject([reader])
  expect(content.newsletter).toHaveLength(1)
  expect(exported.file).not.toMatch(/3000|DE89/)
  const accountant = { ...owner, roles: [{ merchantId, roles: ['ACCOUNTING'] as const }] }
  const ofAccountant = await exportMerchant(test.database, accountant, merchantId)
  expect(Object.keys(JSON.parse((ofAccountant as { file: string }).file) as object)).toEqual(['settings', 'orders'])
  expect(await exportMerchant(test.database, { ...owner, steppedUpAt: null }, merchantId)).toMatchObject({
    code: 'STEP_UP_REQUIRED',
  })
})
