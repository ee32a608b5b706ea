import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { checked } from '../field-problem.ts'
import { DeliveryInput } from './delivery-input.ts'
import {
  AccessoriesInput,
  AccountInput,
  CalendarInput,
  CompanyInput,
  FeedInput,
  FinancingInput,
  LegalInput,
  NewMerchantInput,
  OpeningHoursInput,
  RegisterInput,
  TradeInInput,
  WorkGroupsInput,
} from './part-input.ts'

/** What a form makes of an entry, or `field CODE` of what is wrong. */
function read(schema: z.ZodType, entered: object): unknown {
  const result = checked(schema, entered)
  return result.ok ? result.value : result.problems.map(({ field, code }) => `${field} ${code}`)
}

const ADDRESS = { name: 'Autohaus Kern', street: 'Hansaring 42', zip: '50670', city: 'Köln' }

describe('a company', () => {
  const company = (changes: object) =>
    read(CompanyInput, { ...ADDRESS, representative: '', phone: '', email: '', sinceYear: '', ...changes })

  it('has a name and a town; all else can follow', () => {
    expect(company({ street: '' })).toEqual({
      ...{ ...ADDRESS, street: null, representative: null, phone: null, email: null, sinceYear: null },
    })
    expect(company({ name: '', zip: '', city: '' })).toEqual(['name REQUIRED', 'zip REQUIRED', 'city REQUIRED'])
    expect(company({ phone: '0221 4710', email: 'info@kern.example' })).toMatchObject({
      ...{ phone: '+492214710', email: 'info@kern.example' },
    })
    expect(company({ email: 'kern' })).toEqual(['email INVALID_EMAIL'])
  })

  it('is bounded in every line', () => {
    const lines = (name: number, city: number) => ({
      ...{ name: 'a'.repeat(name), representative: 'a'.repeat(name), street: 'a'.repeat(name), city: 'a'.repeat(city) },
    })
    expect(company(lines(120, 80))).toMatchObject(lines(120, 80))
    expect(company(lines(121, 81))).toEqual([
      ...['name TOO_LONG', 'representative TOO_LONG', 'street TOO_LONG', 'city TOO_LONG'],
    ])
  })

  it('exists since a year from 1800', () => {
    expect(['1800', '1972', '2100'].map((sinceYear) => company({ sinceYear }))).toEqual(
      [1800, 1972, 2100].map((sinceYear) => expect.objectContaining({ sinceYear })),
    )
    for (const sinceYear of ['1799', '2101', '1972,5', '1972.5', 'x'])
      expect(company({ sinceYear }), sinceYear).toEqual(['sinceYear INVALID'])
  })
})

it('an entry in the register is certified by its company', () => {
  const register = (registerEntry: string, selfCertified?: string) =>
    read(RegisterInput, { registerEntry, selfCertified })
  expect(register('HRB 1', 'yes')).toEqual({ registerEntry: 'HRB 1', selfCertified: true })
  expect(register('', 'no')).toEqual({ registerEntry: null, selfCertified: false })
  expect(register('a'.repeat(160))).toMatchObject({ registerEntry: 'a'.repeat(160) })
  expect(register('a'.repeat(161))).toEqual(['registerEntry TOO_LONG'])
})

describe('an account', () => {
  const account = (changes: object) => read(AccountInput, { vatId: '', iban: '', sepaCreditorId: '', ...changes })

  it('has a German VAT id, an IBAN and a creditor id, written with blanks or in small letters', () => {
    expect(account({})).toEqual({ vatId: null, iban: null, sepaCreditorId: null })
    expect(
      account({ vatId: 'de 123 456 788', iban: 'DE02 1203 0000 0000 2020 51', sepaCreditorId: 'de98 zzz 09999999999' }),
    ).toEqual({ vatId: 'DE123456788', iban: 'DE02 1203 0000 0000 2020 51', sepaCreditorId: 'DE98ZZZ09999999999' })
    // The stored one, which is not shown in full, and is not changed.
    expect(account({ iban: 'DE•• •••• 2051' })).toMatchObject({ iban: 'DE•• •••• 2051' })
  })

  it('has no others', () => {
    for (const vatId of ['DE12345678', 'DE1234567890', 'ATU12345678', 'XDE123456788', 'DEX23456788'])
      expect(account({ vatId }), vatId).toEqual(['vatId INVALID'])
    expect(account({ iban: 'DE02120300000000202052' })).toEqual(['iban INVALID_IBAN'])
    for (const sepaCreditorId of ['DE98ZZ', '98ZZZ0999', 'D98ZZZ0999', 'DEAAZZZ099', `DE98${'Z'.repeat(29)}`, 'DE9ZZ'])
      expect(account({ sepaCreditorId }), sepaCreditorId).toEqual(['sepaCreditorId INVALID'])
    expect(account({ sepaCreditorId: `DE98${'Z'.repeat(28)}` })).toMatchObject({ vatId: null })
    expect(account({ sepaCreditorId: 'XDE98ZZZ' })).toEqual(['sepaCreditorId INVALID'])
    expect(account({ sepaCreditorId: 'DE98ZZZ-1' })).toEqual(['sepaCreditorId INVALID'])
  })
})

it('legal pages stand on the web, and the dispute settlement is one of three', () => {
  const legal = (changes: object) =>
    read(LegalInput, { imprintUrl: '', privacyUrl: '', disputeSettlement: '', ...changes })
  expect(legal({})).toEqual({ imprintUrl: null, privacyUrl: null, disputeSettlement: null })
  expect(legal({ imprintUrl: 'kern.de/impressum', privacyUrl: 'x', disputeSettlement: 'OBLIGED' })).toEqual([
    'privacyUrl INVALID',
  ])
  expect(legal({ imprintUrl: 'kern.de/impressum', disputeSettlement: 'OBLIGED' })).toMatchObject({
    ...{ imprintUrl: 'https://kern.de/impressum', disputeSettlement: 'OBLIGED' },
  })
  expect(legal({ disputeSettlement: 'PERHAPS' })).toEqual(['disputeSettlement INVALID'])
})

it('opening hours are entered day by day, and empty where it is closed', () => {
  const days = { day1: '9-18:30', day2: '', day3: '', day4: '', day5: '', day6: '10 bis 14 Uhr', day7: '' }
  expect(read(OpeningHoursInput, days)).toEqual({
    ...{ day1: '09:00–18:30', day2: null, day3: null, day4: null, day5: null, day6: '10:00–14:00', day7: null },
  })
  expect(read(OpeningHoursInput, { ...days, day7: 'nach Vereinbarung' })).toEqual(['day7 INVALID'])
})

it('a feed has its tax of code 1, and days and an hour by which it is expected', () => {
  const feed = { vatCodeOne: 'MARGIN', energyLabelPolicy: 'REPORT', feedDays: '', feedBy: '23:00' }
  expect(read(FeedInput, feed)).toEqual({ ...feed, feedDays: null })
  expect(read(FeedInput, { ...feed, vatCodeOne: '', feedBy: '24:00', energyLabelPolicy: 'x', feedDays: 'x' })).toEqual([
    ...['vatCodeOne INVALID', 'energyLabelPolicy INVALID', 'feedDays INVALID', 'feedBy INVALID'],
  ])
  expect(read(FeedInput, { ...feed, vatCodeOne: 'REGULAR', feedBy: '00:00' })).toMatchObject({ feedBy: '00:00' })
})

it('a permit of § 34k GewO has its number in the register of brokers', () => {
  const financing = (changes: object) =>
    read(FinancingInput, { permit: '', permitNumber: '', permitAuthority: '', ...changes })
  const none = { permit: null, permitNumber: null, permitAuthority: null, isTied: false, hasCommission: false }
  expect(financing({})).toEqual(none)
  expect(financing({ permit: 'exempt', isTied: 'yes' })).toEqual({ ...none, permit: 'exempt', isTied: true })
  expect(financing({ permit: '34k' })).toEqual(['permitNumber REQUIRED'])
  expect(financing({ permit: '34k', permitNumber: 'D-1', hasCommission: 'yes' })).toEqual({
    ...{ ...none, permit: '34k', permitNumber: 'D-1', hasCommission: true },
  })
  const lines = (number: number, authority: number) =>
    financing({ permitNumber: 'a'.repeat(number), permitAuthority: 'a'.repeat(authority) })
  expect(lines(40, 80)).toMatchObject({ permitNumber: 'a'.repeat(40) })
  expect(lines(41, 81)).toEqual(['permitNumber TOO_LONG', 'permitAuthority TOO_LONG'])
})

it('a margin on trade-ins is 40 % at most, in tenths of a percent', () => {
  const tradeIn = (marginPercent: string) =>
    read(TradeInInput, { marginPercent, minMargin: '750', reconditioning: '450,50' })
  expect(tradeIn('12,5')).toEqual({ marginPermille: 125, minMargin: 75_000, reconditioning: 45_050 })
  expect([tradeIn('40'), tradeIn('8,24'), tradeIn('8,26')]).toMatchObject([
    ...[{ marginPermille: 400 }, { marginPermille: 82 }, { marginPermille: 83 }],
  ])
  expect(tradeIn('40,1')).toEqual(['marginPercent INVALID'])
})

it('accessories come from a provider for each make', () => {
  const accessories = (providers: string) => read(AccessoriesInput, { providers })
  expect(accessories(' Škoda : demo-1 \n\n  \n*:b_2')).toEqual({
    providers: [
      { makeName: 'Škoda', providerId: 'demo-1' },
      { makeName: '*', providerId: 'b_2' },
    ],
  })
  expect(accessories('')).toEqual({ providers: [] })
  expect(accessories(`*:${'a'.repeat(40)}`)).toMatchObject({ providers: [{ providerId: 'a'.repeat(40) }] })
  for (const row of [':demo', 'Škoda', 'Škoda:', 'Škoda:a:b', 'Škoda:a b', '*:!a', '*:a!', `*:${'a'.repeat(41)}`])
    expect(accessories(row), row).toEqual(['providers INVALID'])
})

it('a group of the workshop works hours on each of seven days', () => {
  const groups = ['MECHANICS', 'TYRES', 'BODY', 'INSPECTOR']
  const empty = Object.fromEntries(groups.flatMap((group) => [1, 2, 3, 4, 5, 6, 7].map((day) => [group + day, ''])))
  const week = (hours: object) => read(WorkGroupsInput, { ...empty, ...hours })
  const none = Object.fromEntries(Object.keys(empty).map((field) => [field, null]))
  expect(week({ MECHANICS1: '40', MECHANICS5: ' 6,5 ', INSPECTOR2: '0' })).toEqual({
    ...{ ...none, MECHANICS1: 2400, MECHANICS5: 390, INSPECTOR2: 0 },
  })
  for (const hours of ['x', '8 8', '-1', '6,555'])
    expect(week({ TYRES3: hours, BODY7: '8' }), hours).toEqual(['TYRES3 INVALID'])
})

describe('the appointment calendar', () => {
  const open = { open1: '', open2: '', open3: '', open4: '', open5: '', open6: '', open7: '' }
  const calendar = (changes: object) =>
    read(CalendarInput, { ...open, federalState: '', closedOnHolidays: 'yes', closures: '', ...changes })

  it('has a plan with breaks on each day, or none of its own', () => {
    const none = { open1: null, open2: null, open3: null, open4: null, open5: null, open6: null, open7: null }
    expect(calendar({ federalState: 'NW', open7: '8–12, 13–17' })).toEqual({
      ...{ ...none, federalState: 'NW', closedOnHolidays: true, closures: [] },
      open7: { from: 480, to: 1020, breaks: [{ from: 720, to: 780 }] },
    })
    expect(calendar({ open1: 'geschlossen', federalState: 'XX' })).toEqual(['open1 INVALID', 'federalState INVALID'])
    expect(calendar({ closedOnHolidays: '' })).toMatchObject({ federalState: null, closedOnHolidays: false })
  })

  it('is closed on days as Germans write them', () => {
    expect(calendar({ closures: ' 24.12.2026 \n\n1.5.2027, 29.2.2028' })).toMatchObject({
      closures: ['2026-12-24', '2027-05-01', '2028-02-29'],
    })
    for (const day of ['29.2.2027', '31.11.2026', '1.13.2026', '0.1.2026', '24.12.26', '2026-12-24', '24.12.20261'])
      expect(calendar({ closures: day }), day).toEqual(['closures INVALID_DATE'])
    expect(calendar({ closures: 'x24.12.2026' })).toEqual(['closures INVALID_DATE'])
  })
})

it('a new merchant has a name, a name in addresses and an address', () => {
  const merchant = (changes: object) => read(NewMerchantInput, { ...ADDRESS, slug: 'kern', ...changes })
  expect(merchant({})).toEqual({ ...ADDRESS, slug: 'kern' })
  expect(merchant({ name: '', slug: '', street: '', zip: '', city: '' })).toEqual([
    ...['name REQUIRED', 'slug REQUIRED', 'street REQUIRED', 'zip REQUIRED', 'city REQUIRED'],
  ])
  const lines = (long: number, city: number) => ({
    ...{ name: 'a'.repeat(long), street: 'a'.repeat(long), city: 'a'.repeat(city) },
  })
  expect(merchant(lines(120, 80))).toMatchObject(lines(120, 80))
  expect(merchant(lines(121, 81))).toEqual(['name TOO_LONG', 'street TOO_LONG', 'city TOO_LONG'])
})

describe('prices of delivery', () => {
  const GROUPS = { deliveryGroup: 'NORMAL', deliveryCalendar: 'EXCLUDE_SUNDAY' }
  const PRICES = {
    ...{ homeBase: '199', homeFreeKm: '50', homePerKm: '1,20', homeMaxKm: '', toDealer: '0' },
    ...{ parcel: '6,90', parcelFreeFrom: '100', installation: '80' },
  }
  const delivery = (changes: object) => read(DeliveryInput, { ...GROUPS, ...changes })

  it('are the shop’s where none is entered', () => {
    expect(delivery({})).toEqual({ ...GROUPS, terms: null })
    expect(delivery({ homeBase: ' ', homeMaxKm: '' })).toEqual({ ...GROUPS, terms: null })
  })

  it('are entered all together', () => {
    const terms = {
      ...{ homeBase: 19_900, homeFreeKm: 50, homePerKm: 120, homeMaxKm: null, toDealer: 0 },
      ...{ parcel: 690, parcelFreeFrom: 10_000, installation: 8000 },
    }
    expect(delivery(PRICES)).toEqual({ ...GROUPS, terms })
    expect(delivery({ ...PRICES, homeMaxKm: '200' })).toEqual({ ...GROUPS, terms: { ...terms, homeMaxKm: 200 } })
    expect(delivery({ ...PRICES, parcel: '' })).toEqual(['parcel REQUIRED'])
    expect(delivery({ ...PRICES, homeFreeKm: '1,5', toDealer: 'x' })).toEqual([
      ...['homeFreeKm INVALID', 'toDealer INVALID'],
    ])
    for (const field of Object.keys(PRICES).filter((name) => name !== 'homeMaxKm'))
      expect(delivery({ [field]: '1' }), field).toHaveLength(6)
    expect(delivery({ homeMaxKm: '1' })).toHaveLength(7)
  })

  it('belong to a group and a calendar of the shop', () => {
    expect(delivery({ deliveryGroup: 'SPECIAL', deliveryCalendar: 'EXCLUDE_WEEKEND' })).toMatchObject({ terms: null })
    expect(delivery({ deliveryGroup: 'x', deliveryCalendar: 'y' })).toEqual([
      ...['deliveryGroup INVALID', 'deliveryCalendar INVALID'],
    ])
  })
})
