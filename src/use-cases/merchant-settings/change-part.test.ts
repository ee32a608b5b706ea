import { beforeEach, describe, expect, it } from 'vitest'
import type { PartValues, SettingsPart } from '#domain/merchant/settings-parts.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { REQUIRED_PARTS, setUpMerchant, settingsForms } from '../../../tests/support/merchant-settings.ts'
import { addStaff } from '../../../tests/support/staff.ts'
import { car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readServices } from '../cart/services.ts'

const test = useTestDatabase()
let owner: StaffActor
let merchantId: number
let slug: string

const { fillIn, partOf, save } = settingsForms(test, () => ({ merchantId, owner }))
const DELIVERY_PRICES = {
  ...{ homeBase: '150', homeFreeKm: '30', homePerKm: '1,50', homeMaxKm: '200', toDealer: '99' },
  ...{ parcel: '4,90', parcelFreeFrom: '50', installation: '40' },
}
const SHOP = { slug: 'kern-laden', brandName: 'Kern' }

beforeEach(async () => {
  ;({ merchantId, owner, slug } = await setUpMerchant(test.database))
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
    await save('ACCOUNT', REQUIRED_PARTS.ACCOUNT!)
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
  await addStaff(test.database, `second-${slug}@example.com`, { merchantId, roles: ['OWNER'] })
  await addStaff(test.database, `sales-${slug}@example.com`, { merchantId, roles: ['SALES'] })
  await save('ACCOUNT', REQUIRED_PARTS.ACCOUNT!)
  await save('ACCOUNT', { vatId: 'DE123456789' })
  await save('ACCOUNT', { iban: 'DE02 1203 0000 0000 2020 51' })
  const accountMails = async (who: string) => {
    const { rows } = await test.database.pool.query<{ data: object }>(
      `select data from mails where recipient = $1 and kind = 'bank-account-changed' order by created_at`,
      [`${who}-${slug}@example.com`],
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
