import { beforeEach, describe, expect, it } from 'vitest'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { brandOfHost } from '#domain/brand-of-host.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import type { MerchantState } from '#domain/merchant/merchant-state.ts'
import type { PartValues, SettingsPart } from '#domain/merchant/settings-parts.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { partSaver, settingsDeps, setUpMerchant } from '../../../tests/support/merchant-settings.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addStaff, logInStaffAs } from '../../../tests/support/staff.ts'
import { car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readServices } from '../cart/services.ts'
import { findDealerBySlug, findDealers } from '../merchant/find-dealers.ts'
import { changeOrderState } from '../order/change-state.ts'
import { readVehiclePages } from '../sitemap/vehicle-pages.ts'
import { countMatches } from '../vehicle-search/vehicle-search.ts'
import { openVehicleIndex } from '../vehicle-search/vehicle-index.ts'
import { readVehicle } from '../vehicle/vehicle-by-id.ts'
import { changeSettingsPart } from './change-part.ts'
import { changeMerchantState } from './change-state.ts'
import { createMerchant } from './create-merchant.ts'
import { exportMerchant } from './export-merchant.ts'
import { listBrands } from '../brand/brands.ts'
import { readOwnBrand } from '../brand/own-brand.ts'
import { readMerchantSettings } from './settings.ts'

const test = useTestDatabase()
let admin: StaffActor
let owner: StaffActor
let merchantId: number
let slug: string
let tests = 0

const deps = () => settingsDeps(test.database)

beforeEach(async () => {
  slug = `kern-${++tests}`
  await addStaff(test.database, `admin${tests}@example.com`, { isAdmin: true })
  admin = (await logInStaffAs(test.database, `admin${tests}@example.com`)).actor
  const company = { name: 'Autohaus Kern', slug, street: 'Hansaring 42', zip: '50670', city: 'Köln' }
  expect(await createMerchant(deps(), admin, company)).toMatchObject({ kind: 'done', slug })
  const row = await test.database.read.selectFrom('merchants').select('id').where('slug', '=', slug).executeTakeFirst()
  merchantId = row!.id
  await addStaff(test.database, `owner${tests}@example.com`, { merchantId, roles: ['OWNER'] })
  owner = (await logInStaffAs(test.database, `owner${tests}@example.com`)).actor
})

async function settings() {
  const view = await readMerchantSettings(test.database.read, owner, merchantId)
  if (view.kind === 'refused') throw new Error(view.code)
  return view
}

async function partOf(name: SettingsPart) {
  return (await settings()).parts.find(({ part }) => part === name)!
}

/** Sends a part's form with these fields changed. */
async function save(part: SettingsPart, changed: PartValues, fingerprint?: string) {
  const shown = await partOf(part)
  const values = { ...shown.values, ...changed }
  const change = { merchantId, part, values, fingerprint: fingerprint ?? shown.fingerprint }
  return changeSettingsPart(deps(), owner, change)
}

const DELIVERY_PRICES = {
  ...{ homeBase: '150', homeFreeKm: '30', homePerKm: '1,50', homeMaxKm: '200', toDealer: '99' },
  ...{ parcel: '4,90', parcelFreeFrom: '50', installation: '40' },
}

const SHOP = { slug: 'kern-laden', brandName: 'Kern' }

const REST: Readonly<Partial<Record<SettingsPart, PartValues>>> = {
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

async function fillIn() {
  for (const [part, values] of Object.entries(REST))
    expect(await save(part as SettingsPart, values), part).toEqual({ kind: 'done' })
}

const moveTo = (actor: StaffActor, to: MerchantState) => changeMerchantState(test.database, actor, { merchantId, to })

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
    expect(await save('ACCOUNT', REST.ACCOUNT!)).toEqual({ kind: 'done' })
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

    const { actor } = await addCustomer(test.database, `buyer${tests}@example.com`)
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

describe('a part of the settings', () => {
  it('is shown as it was saved', async () => {
    await fillIn()
    expect((await partOf('COMPANY')).values).toMatchObject({ phone: '+492215550142', city: 'Köln' })
    expect((await partOf('HOURS')).values).toMatchObject({ day1: '09:00–18:30', day2: '09:00–18:30', day3: '' })
    expect((await partOf('FINANCING')).values).toMatchObject({ permit: '34k', permitNumber: 'D-W-123-ABCD-45' })
    const row = await test.database.read
      .selectFrom('merchants')
      .selectAll()
      .where('id', '=', merchantId)
      .executeTakeFirst()
    expect(row!.opening_hours).toEqual([
      { days: '1-2', hours: '09:00–18:30' },
      { days: '3-7', hours: null },
    ])
  })

  it.each<[SettingsPart, PartValues, PartValues]>([
    [
      'TRADE_IN',
      { marginPercent: '9,5', minMargin: '1.200', reconditioning: '350' },
      { marginPercent: '9,5', minMargin: '1200' },
    ],
    ['ACCESSORIES', { providers: 'Volkswagen: kappe\n*: demo' }, { providers: 'Volkswagen: kappe\n*: demo' }],
    [
      'WORK_GROUPS',
      { MECHANICS1: '8', MECHANICS3: '8.25', MECHANICS5: '6,33', MECHANICS7: '0' },
      { MECHANICS1: '8', MECHANICS2: '', MECHANICS3: '8,25', MECHANICS5: '6,33', MECHANICS7: '', TYRES1: '' },
    ],
    [
      'CALENDAR',
      { open1: '8-12, 13-17', closures: '24.12.2026' },
      { open1: '08:00–12:00, 13:00–17:00', open2: '', closures: '24.12.2026', federalState: 'NW' },
    ],
    [
      'DELIVERY',
      { ...DELIVERY_PRICES, deliveryGroup: 'SPECIAL' },
      { ...DELIVERY_PRICES, deliveryGroup: 'SPECIAL', deliveryCalendar: 'EXCLUDE_SUNDAY' },
    ],
    [
      'CAR_SERVICES',
      { registration: '149,50', warranty12: '', warranty24: '' },
      { registration: '149,50', warranty12: '', warranty24: '' },
    ],
    [
      'FEED',
      { energyLabelPolicy: 'REPORT', vatCodeOne: 'MARGIN', feedDays: '1-6', feedBy: '07:00' },
      { energyLabelPolicy: 'REPORT', vatCodeOne: 'MARGIN', feedDays: '1-6', feedBy: '07:00' },
    ],
  ])('%s can be changed', async (part, entered, shown) => {
    expect(await save(part, entered)).toEqual({ kind: 'done' })
    expect(await partOf(part)).toMatchObject({ isComplete: true, values: shown })
  })

  it('gives the storefront a colour on which white can be read', async () => {
    const brand = { slug: `${slug}-shop`, brandName: 'Kern', brand: '#7a1f2b', radius: '0', merchantOrigin: slug }
    expect(await save('BRAND', { ...brand, brand: '#ffdd00' })).toMatchObject({ fields: [{ field: 'brand' }] })
    expect(await save('BRAND', brand)).toEqual({ kind: 'done' })
    expect(await save('BRAND', { slug: `${slug}-neu` })).toEqual({ kind: 'done' })
    const { rows } = await test.database.pool.query('select slug, tokens from brands where slug like $1', [`${slug}%`])
    expect(rows).toMatchObject([{ slug: `${slug}-neu`, tokens: { brand: '#7a1f2b', radius: '0px' } }])
    // Links and consents name the former slug: nobody else gets it, its owner may take it back.
    const other = await setUpMerchant(test.database)
    const taken = { slug: `${slug}-shop`, brandName: 'Anders' }
    expect(await partSaver(test.database, other)('BRAND', taken)).toMatchObject({ fields: [{ field: 'slug' }] })
    expect(await save('BRAND', { slug: `${slug}-shop` })).toEqual({ kind: 'done' })
  })

  it('gives the storefront hosts and widget origins that no other has, its make, imprint and privacy notice', async () => {
    await fillIn()
    await deliver(test.database, merchantId, [car('1')])
    const legal = { shopImprintUrl: '', shopPrivacyUrl: 'https://kern.example/laden' }
    const brand = {
      ...{ slug: `${slug}-shop`, brandName: 'Kern', make: 'volkswagen', ...legal },
      widgetOrigins: `https://www.${slug}.de/`,
      ...{ tagManagerId: 'gtm-abcd12', statsId: 'G-1234' },
    }
    expect(await save('BRAND', { ...brand, statsId: 'GTM-ABCD12' })).toMatchObject({ fields: [{ field: 'statsId' }] })
    expect(await save('BRAND', brand)).toEqual({ kind: 'done' })
    const domains = { hosts: `Shop.${slug}.de\nauto.${slug}.de.` }
    const byOwner = { merchantId, part: 'DOMAINS', values: domains, fingerprint: '' } as const
    expect(await changeSettingsPart(deps(), owner, byOwner)).toMatchObject({ code: 'FORBIDDEN' })
    const asAdmin = partSaver(test.database, { merchantId, owner: admin })
    expect(await asAdmin('DOMAINS', domains)).toEqual({ kind: 'done' })
    const brands = await listBrands(test.database.read)
    const rules = { mainHost: 'fahrwerk.example', production: true }
    expect(brandOfHost(`shop.${slug}.de:443`, brands, rules)).toMatchObject({
      ...{ slug: `${slug}-shop`, make: 'Volkswagen', widgetOrigins: [`https://www.${slug}.de`] },
      containers: { tagManagerId: 'GTM-ABCD12', statsId: 'G-1234' },
      ...{ imprintUrl: 'https://kern.example/impressum', dataPrivacyUrl: 'https://kern.example/laden' },
    })
    const other = await setUpMerchant(test.database)
    await partSaver(test.database, other)('BRAND', { slug: `${other.slug}-shop`, brandName: 'Anders' })
    const ofOther = partSaver(test.database, { ...other, owner: admin })
    expect(await ofOther('DOMAINS', { hosts: `shop.${slug}.de` })).toMatchObject({ fields: [{ field: 'hosts' }] })
    const stolen = { hosts: `${slug}-shop.fahrwerk.example` }
    expect(await ofOther('DOMAINS', stolen)).toEqual({ kind: 'done' })
    const found = brandOfHost(stolen.hosts, await listBrands(test.database.read), rules)
    expect(found?.slug).toBe(`${slug}-shop`)
  })

  it('gives the storefront a configurator and more dealers, by the platform alone', async () => {
    await fillIn()
    const asAdmin = partSaver(test.database, { merchantId, owner: admin })
    const script = { configuratorScript: 'https://config.example/x.js', configuratorConsent: 'yes' }
    expect(await save('BRAND', { slug: `${slug}-shop`, brandName: 'Kern' })).toEqual({ kind: 'done' })
    const other = await setUpMerchant(test.database)
    const both = { shopMerchants: other.slug }
    for (const [part, values] of [
      ['CONFIGURATOR', script],
      ['SHARED_SHOP', both],
    ] as const) {
      const change = { merchantId, part, values, fingerprint: '' }
      expect(await changeSettingsPart(deps(), owner, change)).toMatchObject({ code: 'FORBIDDEN' })
      expect((await settings()).parts.map((row) => row.part)).not.toContain(part)
    }
    expect(await asAdmin('CONFIGURATOR', { ...script, configuratorScript: 'http://x.example' })).toMatchObject({
      fields: [{ field: 'configuratorScript' }],
    })
    expect(await asAdmin('CONFIGURATOR', script)).toEqual({ kind: 'done' })
    for (const wrong of ['gibt-es-nicht', slug, `${other.slug}, x y`])
      expect(await asAdmin('SHARED_SHOP', { shopMerchants: wrong })).toMatchObject({
        fields: [{ field: 'shopMerchants' }],
      })
    expect(await asAdmin('SHARED_SHOP', both)).toEqual({ kind: 'done' })
    expect((await readOwnBrand(test.database.read, merchantId))?.slug).toBe(`${slug}-shop`)
    expect(await readOwnBrand(test.database.read, other.merchantId)).toBeUndefined()
    // The merchant that leads the storefront goes on changing it, and changes nothing about who is in it.
    expect(await save('BRAND', { brandName: 'Kern & Partner' })).toEqual({ kind: 'done' })
    const shop = async () => (await listBrands(test.database.read)).find((brand) => brand.slug === `${slug}-shop`)
    expect(await shop()).toMatchObject({
      name: 'Kern & Partner',
      merchantUuids: [{}, {}].map(() => expect.any(String)),
      containers: { configurator: { scriptUrl: script.configuratorScript, styleUrl: null, needsConsent: true } },
    })
    expect(await asAdmin('SHARED_SHOP', { shopMerchants: '' })).toEqual({ kind: 'done' })
    expect(await asAdmin('CONFIGURATOR', { configuratorScript: '' })).toEqual({ kind: 'done' })
    const alone = await shop()
    expect([alone?.merchantUuids.length, alone?.containers]).toEqual([1, undefined])
  })

  it('gives the storefront its look, claim, sections and pages; before there is one they are not offered', async () => {
    expect((await settings()).parts.map(({ part }) => part)).not.toContain('LOOK')
    const look = {
      ...{ header: 'split', hero: 'poster', lettering: 'serif', ground: 'warm', carBody: 'suv', carColor: 'red' },
      ...{ cards: 'framed', columns: 'mirrored', gallery: 'stage', contact: 'first', buttons: 'round' },
      ...{ motif: 'leaf', frame: 'ring', claimDe: 'Autos mit Ruhe', claimEn: 'Cars without hurry' },
    }
    const early = { merchantId, part: 'LOOK', values: look, fingerprint: 'x' } as const
    expect(await changeSettingsPart(deps(), owner, early)).toMatchObject({ kind: 'refused' })
    expect(await save('BRAND', { slug: `${slug}-shop`, brandName: 'Kern' })).toEqual({ kind: 'done' })
    expect(await save('LOOK', { ...look, claimEn: '' })).toMatchObject({ fields: [{ field: 'claimEn' }] })
    expect(await save('LOOK', { ...look, hero: 'video' })).toMatchObject({ fields: [{ field: 'hero' }] })
    expect(await save('LOOK', look)).toEqual({ kind: 'done' })
    expect((await partOf('LOOK')).values).toEqual(look)
    const navigation = { section1: 'workshop', section2: 'cars', section3: 'cars', 'page-online-garage': 'yes' }
    expect(await save('NAVIGATION', navigation)).toEqual({ kind: 'done' })
    const incomplete = { person1Name: 'Eva', person1RoleDe: 'Verkauf', person1Phone: 'x' }
    expect(await save('PEOPLE', incomplete)).toMatchObject({ fields: [{ field: 'person1Phone' }] })
    expect(await save('PEOPLE', { person3RoleDe: 'Verkauf' })).toMatchObject({
      fields: [{ field: 'person3Name', code: 'REQUIRED' }, { field: 'person3RoleEn' }],
    })
    const brand = (await listBrands(test.database.read)).find((each) => each.slug === `${slug}-shop`)
    expect(brand).toMatchObject({
      look: {
        ...{ header: 'split', hero: 'poster', car: 'suv.red', mark: { motif: 'leaf', frame: 'ring' } },
        ...{ cards: 'framed', columns: 'mirrored', gallery: 'stage', contact: 'first', buttons: 'round' },
      },
      claim: { de: 'Autos mit Ruhe', en: 'Cars without hurry' },
      ...{ sections: ['workshop', 'cars'], contentKeys: ['online-garage'] },
    })
    // Saving the address or the colour leaves all that as it is.
    expect(await save('BRAND', { brand: '#7a1f2b' })).toEqual({ kind: 'done' })
    expect((await partOf('LOOK')).values).toEqual(look)
    expect(await save('NAVIGATION', { section1: '', section2: '', 'page-online-garage': '' })).toEqual({ kind: 'done' })
    const usual = (await listBrands(test.database.read)).find((each) => each.slug === `${slug}-shop`)
    expect([usual?.sections, usual?.contentKeys]).toEqual([undefined, undefined])
  })

  it('is not overwritten by somebody who saw an older version', async () => {
    const { fingerprint } = await partOf('REGISTER')
    expect(await save('REGISTER', { registerEntry: 'HRB 1' }, fingerprint)).toEqual({ kind: 'done' })
    expect(await save('REGISTER', { registerEntry: 'HRB 2' }, fingerprint)).toMatchObject({ code: 'CHANGED' })
    expect((await partOf('REGISTER')).values.registerEntry).toBe('HRB 1')
  })

  it.each<[SettingsPart, PartValues, string]>([
    ['COMPANY', { email: 'kern' }, 'email'],
    ['COMPANY', { zip: '99998' }, 'zip'],
    ['ACCOUNT', { iban: 'DE89 3704 0044 0532 0130 01' }, 'iban'],
    ['ACCOUNT', { iban: 'DE•• •••• 9999' }, 'iban'],
    ['LEGAL', { imprintUrl: 'javascript:alert(1)' }, 'imprintUrl'],
    ['HOURS', { day1: '18-9' }, 'day1'],
    ['BRAND', { ...SHOP, widgetOrigins: 'http://www.kern.de' }, 'widgetOrigins'],
    ['BRAND', { ...SHOP, widgetOrigins: 'https://www.kern.de@elsewhere.example' }, 'widgetOrigins'],
    ['BRAND', { ...SHOP, make: 'Wartburgo' }, 'make'],
    ['FINANCING', { permit: '34k', permitNumber: '' }, 'permitNumber'],
    ['DELIVERY', { ...DELIVERY_PRICES, parcel: '' }, 'parcel'],
    ['DELIVERY', { ...DELIVERY_PRICES, homeMaxKm: '-3' }, 'homeMaxKm'],
    ['CAR_SERVICES', { registration: '0', warranty12: '', warranty24: '' }, 'registration'],
    ['CALENDAR', { closures: '31.02.2026' }, 'closures'],
    ['CALENDAR', { open1: '8-13, 12-17' }, 'open1'],
    ['CALENDAR', { federalState: 'XX' }, 'federalState'],
  ])('%s refuses %o', async (part, entered, field) => {
    expect(await save(part, entered)).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field }] })
  })

  it('shows an account by its end, saves it again as it was shown, and never writes it to the audit log', async () => {
    await save('ACCOUNT', REST.ACCOUNT!)
    expect((await partOf('ACCOUNT')).values.iban).toBe('DE•• •••• 3000')
    expect(await save('ACCOUNT', { vatId: 'DE123456789' })).toEqual({ kind: 'done' })
    const { rows } = await test.database.pool.query<{ iban: string }>('select iban from merchants where id = $1', [
      merchantId,
    ])
    expect(rows[0]!.iban).toBe('DE89370400440532013000')
    const log = await test.database.read
      .selectFrom('audit_log')
      .selectAll()
      .where('merchant_id', '=', merchantId)
      .execute()
    const changes = log.filter(({ operation }) => operation === 'change-settings')
    expect(changes.map(({ before, after }) => [before, after])).toMatchObject([
      [{ vatId: '' }, { vatId: 'DE 123456788', iban: '• new' }],
      [
        { vatId: 'DE123456788', iban: '•' },
        { vatId: 'DE123456789', iban: '•' },
      ],
    ])
    expect(JSON.stringify(log)).not.toContain('3000')
  })
})

it('mails every owner that the bank account is another one, and nothing else', async () => {
  await addStaff(test.database, `second${tests}@example.com`, { merchantId, roles: ['OWNER'] })
  await addStaff(test.database, `sales${tests}@example.com`, { merchantId, roles: ['SALES'] })
  await save('ACCOUNT', REST.ACCOUNT!)
  await save('ACCOUNT', { vatId: 'DE123456789' })
  await save('ACCOUNT', { iban: 'DE02 1203 0000 0000 2020 51' })
  const accountMails = async (who: string) => {
    const { rows } = await test.database.pool.query<{ data: object }>(
      `select data from mails where recipient = $1 and kind = 'bank-account-changed' order by created_at`,
      [`${who}${tests}@example.com`],
    )
    return rows.map(({ data }) => data)
  }
  for (const who of ['owner', 'second'])
    expect(await accountMails(who)).toMatchObject([
      { before: null, after: 'DE•• •••• 3000' },
      { before: 'DE•• •••• 3000', after: 'DE•• •••• 2051', merchant: 'Autohaus Kern' },
    ])
  expect(await accountMails('sales')).toEqual([])
  expect(JSON.stringify(await accountMails('owner'))).not.toContain('0532')
})

it('exports what is stored for a merchant, without bank details, to whom the role allows it', async () => {
  await save('ACCOUNT', REST.ACCOUNT!)
  await deliver(test.database, merchantId, [car('7')])
  const { actor } = await addCustomer(test.database, `taker${tests}@example.com`)
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

it('cars of a dealer that stops bringing them home are found no more by those who want that', async () => {
  await deliver(test.database, merchantId, [car('9')])
  const column = async () =>
    (
      await test.database.read
        .selectFrom('vehicles')
        .select('home_delivery')
        .where('merchant_id', '=', merchantId)
        .execute()
    ).map((row) => row.home_delivery)
  const newest = async () =>
    (await test.database.pool.query<{ id: number }>('select coalesce(max(id), 0) as id from vehicle_changes')).rows[0]!
      .id
  expect(await column()).toEqual([true])
  const before = await newest()
  expect(await save('DELIVERY', { ...DELIVERY_PRICES, homeMaxKm: '0' })).toEqual({ kind: 'done' })
  expect(await column()).toEqual([false])
  expect(await newest()).toBeGreaterThan(before)
  await deliver(test.database, merchantId, [car('9'), car('10')])
  expect(await column()).toEqual([false, false])
  expect(await save('DELIVERY', { ...DELIVERY_PRICES, homeMaxKm: '80' })).toEqual({ kind: 'done' })
  expect(await column()).toEqual([true, true])
})

it('a new business offers the services with a car that it has entered; one from before the shop’s until then', async () => {
  const offered = async () => (await readServices(test.database.read, [merchantId])).get(merchantId)
  expect(await offered()).toEqual([])
  await test.database.pool.query('update merchants set has_own_car_services = false where id = $1', [merchantId])
  expect((await offered())?.map(({ key }) => key)).toEqual(['registration', 'warranty-12', 'warranty-24'])
  expect((await partOf('CAR_SERVICES')).values).toEqual({ registration: '179', warranty12: '399', warranty24: '699' })
  expect(await save('CAR_SERVICES', { registration: '', warranty12: '', warranty24: '850' })).toEqual({ kind: 'done' })
  expect(await offered()).toMatchObject([
    { key: 'warranty-24', price: 850_00, months: 24, vat: 'EXEMPT', insuranceTaxRate: 19 },
  ])
  expect(await save('CAR_SERVICES', { registration: '', warranty12: '', warranty24: '' })).toEqual({ kind: 'done' })
  expect(await offered()).toEqual([])
})
