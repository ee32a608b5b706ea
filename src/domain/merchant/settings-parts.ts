import { CONTENT_KEYS } from '../brand-look/content-keys.ts'
import { CAR_COLORS, LOOK_VARIANTS } from '../brand-look/look.ts'
import { BRAND_SECTIONS } from '../brand-look/sections.ts'
import { DRAWN_BODIES } from '../vehicle/symbol-pictures.ts'
import { FRAME_NAMES, MOTIF_NAMES, pageField, PERSON_PLACES, personFields, SECTION_FIELDS } from './look-input.ts'
import { WORK_GROUPS, type WorkGroup } from '../appointments/calendar.ts'
import { clockTime } from '../appointments/minutes.ts'
import { FEED_DAYS } from '../stock/feed-schedule.ts'
import { FEDERAL_STATES } from '../delivery/federal-state.ts'
import { INSURANCE_KINDS } from '../financing/finance-product.ts'
import { PAYMENT_TIMINGS } from '../financing/leasing.ts'
import { FINAL_TIMINGS } from '../financing/loan.ts'
import { ROUNDINGS } from '../financing/repayment-plan.ts'

/** The parts of a merchant's set-up, in the order in which they are filled in, by heading. */
export const PART_GROUPS = {
  BUSINESS: ['COMPANY', 'REGISTER', 'ACCOUNT', 'LEGAL', 'HOURS'],
  SALES: ['FEED', 'DELIVERY', 'CAR_SERVICES', 'FINANCING', 'LOAN', 'LEASING', 'TRADE_IN', 'ACCESSORIES'],
  WORKSHOP: ['SERVICES', 'WORK_GROUPS', 'CALENDAR'],
  APPEARANCE: ['BRAND', 'LOOK', 'PEOPLE', 'NAVIGATION', 'DOMAINS', 'CONFIGURATOR', 'SHARED_SHOP'],
} as const
export type PartGroup = keyof typeof PART_GROUPS
export const SETTINGS_PARTS = Object.values(PART_GROUPS).flat()
export type SettingsPart = (typeof SETTINGS_PARTS)[number]

/** Full hours of the day, `06:00`. */
export const FEED_HOURS = Array.from({ length: 24 }, (_, hour) => clockTime(hour * 60))

/** What a part's form shows and sends, by field. */
export type PartValues = Readonly<Record<string, string>>

export type PartField =
  | {
      /** `NUMBER`: a price, a percentage or another figure; `WORK_HOURS`: hours of work on one weekday; `COLOR`: `#rrggbb`. */
      readonly kind: 'LINE' | 'TEXT' | 'CHECK' | 'NUMBER' | 'WORK_HOURS' | 'COLOR'
      readonly name: string
      readonly optional?: boolean
      /** Fields that belong together: the place in a list, from 1, or the group of the workshop. */
      readonly group?: number | WorkGroup
    }
  | { readonly kind: 'CHOICE'; readonly name: string; readonly options: readonly string[] }

const line = (name: string): PartField => ({ kind: 'LINE', name })
const optional = (name: string): PartField => ({ kind: 'LINE', name, optional: true })
const number = (name: string): PartField => ({ kind: 'NUMBER', name })
const optionalNumber = (name: string): PartField => ({ kind: 'NUMBER', name, optional: true })
const color = (name: string): PartField => ({ kind: 'COLOR', name, optional: true })
const choice = (name: string, options: readonly string[]): PartField => ({ kind: 'CHOICE', name, options })

/** A weekday's plan of the appointment calendar. */
export const PLAN_FIELDS = ['open1', 'open2', 'open3', 'open4', 'open5', 'open6', 'open7'] as const
/** Either all of them are entered, or the shop's hold. */
export const DELIVERY_PRICE_FIELDS = [
  ...(['homeBase', 'homeFreeKm', 'homePerKm', 'toDealer', 'parcel', 'parcelFreeFrom', 'installation'] as const),
] as const
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The field of a work group's hours on a weekday, from Monday 1. */
export function workHoursField(group: WorkGroup, weekday: Weekday): string {
  return `${group}${weekday}`
}

export const WEEKDAY_FIELDS = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const

const LENDER_FIELDS: readonly PartField[] = [
  ...[line('lenderName'), line('lenderAddress'), number('effectivePercent')],
  ...['durationMin', 'durationMax', 'durationStep', 'durationDefault'].map(number),
  ...['downPaymentMin', 'downPaymentMax', 'downPaymentDefault'].map(number),
]
const OFFER_FIELDS: readonly PartField[] = [
  ...['oneOffCosts', 'minPrice', 'maxPrice', 'maxVehicleMileage'].map(number),
  ...[choice('rounding', ROUNDINGS), ...INSURANCE_KINDS.map(optionalNumber)],
  ...(['legalDe', 'legalEn'] as const).map((name): PartField => ({ kind: 'TEXT', name })),
]

/** The fields of each form; those of services and their prices come from the shop's list of services. */
export const PART_FIELDS: Readonly<Record<SettingsPart, readonly PartField[]>> = {
  COMPANY: [
    ...[line('name'), line('representative'), line('street'), line('zip'), line('city'), line('phone'), line('email')],
    optional('sinceYear'),
  ],
  REGISTER: [line('registerEntry'), { kind: 'CHECK', name: 'selfCertified' }],
  ACCOUNT: [line('vatId'), line('iban'), optional('sepaCreditorId')],
  LEGAL: [
    ...[line('imprintUrl'), line('privacyUrl')],
    choice('disputeSettlement', ['', 'NOT_WILLING', 'WILLING', 'OBLIGED']),
  ],
  HOURS: WEEKDAY_FIELDS.map(optional),
  FEED: [
    ...[choice('vatCodeOne', ['REGULAR', 'MARGIN']), choice('energyLabelPolicy', ['HOLD_BACK', 'REPORT'])],
    ...[choice('feedDays', ['', ...FEED_DAYS]), choice('feedBy', FEED_HOURS)],
  ],
  DELIVERY: [
    choice('deliveryGroup', ['NORMAL', 'SPECIAL']),
    choice('deliveryCalendar', ['EXCLUDE_SUNDAY', 'EXCLUDE_WEEKEND']),
    ...DELIVERY_PRICE_FIELDS.map(optionalNumber),
    optionalNumber('homeMaxKm'),
  ],
  CAR_SERVICES: ['registration', 'warranty12', 'warranty24'].map(optionalNumber),
  FINANCING: [
    choice('permit', ['', '34k', 'exempt', 'none']),
    ...[optional('permitNumber'), optional('permitAuthority')],
    { kind: 'CHECK', name: 'isTied' },
    { kind: 'CHECK', name: 'hasCommission' },
  ],
  LOAN: [
    ...LENDER_FIELDS,
    ...['finalMin', 'finalMax', 'finalDefault'].map(optionalNumber),
    { kind: 'CHECK', name: 'finalPreset' },
    ...[choice('finalTiming', FINAL_TIMINGS), ...OFFER_FIELDS],
  ],
  LEASING: [
    ...LENDER_FIELDS,
    ...['mileageMin', 'mileageMax', 'mileageDefault', 'mileageStep'].map(number),
    ...[choice('paymentTiming', PAYMENT_TIMINGS), ...OFFER_FIELDS],
  ],
  TRADE_IN: ['marginPercent', 'minMargin', 'reconditioning'].map(number),
  ACCESSORIES: [{ kind: 'TEXT', name: 'providers', optional: true }],
  SERVICES: [],
  WORK_GROUPS: WORK_GROUPS.flatMap((group) =>
    WEEKDAYS.map((day): PartField => ({ kind: 'WORK_HOURS', name: workHoursField(group, day), optional: true, group })),
  ),
  CALENDAR: [
    ...PLAN_FIELDS.map(optional),
    choice('federalState', ['', ...FEDERAL_STATES]),
    { kind: 'CHECK', name: 'closedOnHolidays' },
    { kind: 'TEXT', name: 'closures', optional: true },
  ],
  BRAND: [
    ...[line('slug'), line('brandName'), color('brand'), choice('radius', ['4', '0', '8'])],
    ...[optional('merchantOrigin'), optional('make')],
    { kind: 'TEXT', name: 'widgetOrigins', optional: true },
    ...[optional('shopImprintUrl'), optional('shopPrivacyUrl')],
    ...[optional('tagManagerId'), optional('dealerTagManagerId'), optional('statsId')],
    { kind: 'TEXT', name: 'tradeInDe', optional: true },
    { kind: 'TEXT', name: 'tradeInEn', optional: true },
  ],
  LOOK: [
    ...[optional('claimDe'), optional('claimEn')],
    ...Object.entries(LOOK_VARIANTS).map(([name, variants]) => choice(name, variants)),
    ...[choice('carBody', DRAWN_BODIES), choice('carColor', CAR_COLORS)],
    ...[choice('motif', ['', ...MOTIF_NAMES]), choice('frame', FRAME_NAMES)],
  ],
  PEOPLE: PERSON_PLACES.flatMap((place) =>
    Object.values(personFields(place)).map((name): PartField => ({ kind: 'LINE', name, optional: true, group: place })),
  ),
  NAVIGATION: [
    ...SECTION_FIELDS.map((name) => choice(name, ['', ...BRAND_SECTIONS])),
    ...CONTENT_KEYS.map((key): PartField => ({ kind: 'CHECK', name: pageField(key) })),
  ],
  DOMAINS: [{ kind: 'TEXT', name: 'hosts', optional: true }],
  CONFIGURATOR: [
    ...[optional('configuratorScript'), optional('configuratorStyle')],
    { kind: 'CHECK', name: 'configuratorConsent' },
  ],
  SHARED_SHOP: [{ kind: 'TEXT', name: 'shopMerchants', optional: true }],
}
