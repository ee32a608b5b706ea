import { expect, it } from 'vitest'
import type { z } from 'zod'
import { BrandInput, ConfiguratorInput, DomainsInput, SharedShopInput } from './brand-input.ts'
import { CarServicesInput } from './car-services-input.ts'
import { isFilledIn } from './filled-in.ts'
import { LookInput } from './look-input.ts'
import {
  AccessoriesInput,
  AccountInput,
  CalendarInput,
  CompanyInput,
  FeedInput,
  FinancingInput,
  LegalInput,
  OpeningHoursInput,
  RegisterInput,
  WorkGroupsInput,
} from './part-input.ts'
import { DELIVERY_PRICE_FIELDS, FEED_HOURS, PART_FIELDS, SETTINGS_PARTS, type SettingsPart } from './settings-parts.ts'

const names = (part: SettingsPart) => PART_FIELDS[part].map(({ name }) => name)
const sorted = (texts: readonly string[]) => texts.toSorted()

it.each<[SettingsPart, z.ZodObject]>([
  ['COMPANY', CompanyInput],
  ['REGISTER', RegisterInput],
  ['ACCOUNT', AccountInput],
  ['LEGAL', LegalInput],
  ['HOURS', OpeningHoursInput],
  ['FEED', FeedInput],
  ['CAR_SERVICES', CarServicesInput],
  ['FINANCING', FinancingInput],
  ['ACCESSORIES', AccessoriesInput],
  ['WORK_GROUPS', WorkGroupsInput],
  ['CALENDAR', CalendarInput],
  ['BRAND', BrandInput],
  ['LOOK', LookInput],
  ['DOMAINS', DomainsInput],
  ['CONFIGURATOR', ConfiguratorInput],
  ['SHARED_SHOP', SharedShopInput],
])('the form of %s has every field that is read, and no other', (part, input) =>
  expect(sorted(names(part))).toEqual(sorted(Object.keys(input.shape))),
)

it('every choice of a form is one that can be saved', () => {
  const refused = (
    [
      ['LEGAL', LegalInput],
      ['FEED', FeedInput],
      ['FINANCING', FinancingInput],
      ['CALENDAR', CalendarInput],
      ['BRAND', BrandInput],
      ['LOOK', LookInput],
    ] as const
  ).flatMap(([part, input]) =>
    PART_FIELDS[part].flatMap((field) => {
      const type = (input.shape as Readonly<Record<string, z.ZodType>>)[field.name]
      const options = field.kind === 'CHOICE' ? field.options : []
      return options.filter((option) => !type?.safeParse(option).success).map((option) => `${field.name} ${option}`)
    }),
  )
  expect(refused).toEqual([])
  const choices = (part: SettingsPart) =>
    PART_FIELDS[part].flatMap((field) => (field.kind === 'CHOICE' ? [[field.name, field.options]] : []))
  expect(choices('LEGAL')).toEqual([['disputeSettlement', ['', 'NOT_WILLING', 'WILLING', 'OBLIGED']]])
  expect(choices('FEED').slice(0, 2)).toEqual([
    ['vatCodeOne', ['REGULAR', 'MARGIN']],
    ['energyLabelPolicy', ['HOLD_BACK', 'REPORT']],
  ])
  expect(choices('DELIVERY')).toEqual([
    ['deliveryGroup', ['NORMAL', 'SPECIAL']],
    ['deliveryCalendar', ['EXCLUDE_SUNDAY', 'EXCLUDE_WEEKEND']],
  ])
  expect(choices('FINANCING')).toEqual([['permit', ['', '34k', 'exempt', 'none']]])
  expect(choices('BRAND')).toEqual([['radius', ['4', '0', '8']]])
  // A calendar without a state, a feed without days and a mark without a motif are possible.
  expect([choices('CALENDAR')[0]?.[1]?.[0], choices('FEED')[2]?.[1]?.[0]]).toEqual(['', ''])
  expect(choices('LOOK').find(([name]) => name === 'motif')?.[1]?.[0]).toBe('')
})

it('the fields of prices, loans, leases and trade-ins stand in their order', () => {
  expect(names('DELIVERY')).toEqual([
    ...['deliveryGroup', 'deliveryCalendar', 'homeBase', 'homeFreeKm', 'homePerKm', 'toDealer', 'parcel'],
    ...['parcelFreeFrom', 'installation', 'homeMaxKm'],
  ])
  expect(DELIVERY_PRICE_FIELDS).not.toContain('homeMaxKm')
  const lender = [
    ...['lenderName', 'lenderAddress', 'effectivePercent'],
    ...['durationMin', 'durationMax', 'durationStep', 'durationDefault'],
    ...['downPaymentMin', 'downPaymentMax', 'downPaymentDefault'],
  ]
  const offer = [
    ...['oneOffCosts', 'minPrice', 'maxPrice', 'maxVehicleMileage', 'rounding'],
    ...['GAP', 'GAP_PLUS', 'RSV', 'RSV_PLUS', 'legalDe', 'legalEn'],
  ]
  expect(names('LOAN')).toEqual([
    ...lender,
    ...['finalMin', 'finalMax', 'finalDefault', 'finalPreset', 'finalTiming'],
    ...offer,
  ])
  expect(names('LEASING')).toEqual([
    ...lender,
    ...['mileageMin', 'mileageMax', 'mileageDefault', 'mileageStep', 'paymentTiming'],
    ...offer,
  ])
  expect(names('TRADE_IN')).toEqual(['marginPercent', 'minMargin', 'reconditioning'])
  expect(names('SERVICES')).toEqual([])
})

it('forms say what may be left empty', () => {
  const optional = (part: SettingsPart) =>
    PART_FIELDS[part].flatMap((field) => ('optional' in field && field.optional ? [field.name] : []))
  expect(optional('COMPANY')).toEqual(['sinceYear'])
  expect(optional('ACCOUNT')).toEqual(['sepaCreditorId'])
  expect(optional('LOAN')).toEqual(['finalMin', 'finalMax', 'finalDefault', 'GAP', 'GAP_PLUS', 'RSV', 'RSV_PLUS'])
  expect(optional('BRAND')).toEqual([
    ...['brand', 'merchantOrigin', 'make', 'widgetOrigins', 'shopImprintUrl', 'shopPrivacyUrl'],
    ...['tagManagerId', 'dealerTagManagerId', 'statsId', 'tradeInDe', 'tradeInEn'],
  ])
  for (const part of ['HOURS', 'WORK_GROUPS', 'PEOPLE', 'DOMAINS', 'SHARED_SHOP', 'ACCESSORIES'] as const)
    expect(optional(part), part).toEqual(names(part))
  for (const part of ['REGISTER', 'LEGAL', 'FEED', 'TRADE_IN', 'NAVIGATION'] as const)
    expect(optional(part), part).toEqual([])
})

it('forms know lines, longer texts and boxes', () => {
  const ofKind = (kind: string) =>
    SETTINGS_PARTS.flatMap((part) => PART_FIELDS[part].flatMap((field) => (field.kind === kind ? [field.name] : [])))
  expect(ofKind('CHECK').filter((name) => !name.startsWith('page-'))).toEqual([
    ...['selfCertified', 'isTied', 'hasCommission', 'finalPreset', 'closedOnHolidays', 'configuratorConsent'],
  ])
  expect(ofKind('TEXT')).toEqual([
    ...['legalDe', 'legalEn', 'legalDe', 'legalEn', 'providers', 'closures', 'widgetOrigins'],
    ...['tradeInDe', 'tradeInEn', 'hosts', 'shopMerchants'],
  ])
})

it('a feed is expected by a full hour', () => {
  expect(FEED_HOURS).toHaveLength(24)
  expect([FEED_HOURS[0], FEED_HOURS[6], FEED_HOURS[23]]).toEqual(['00:00', '06:00', '23:00'])
})

it('a part is filled in by a line or a text, not by what has a value from the beginning', () => {
  expect(isFilledIn('DELIVERY', { deliveryGroup: 'NORMAL', homeBase: ' ' })).toBe(false)
  expect(isFilledIn('DELIVERY', { homeBase: '0' })).toBe(true)
  expect(isFilledIn('CALENDAR', { closedOnHolidays: 'yes', federalState: 'NW' })).toBe(false)
  expect(isFilledIn('CALENDAR', { closures: '24.12.2026' })).toBe(true)
})
