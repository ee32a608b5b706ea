import { describe, expect, it } from 'vitest'
import { checklist, type MerchantSettingsValues, missingForPublishing } from './checklist.ts'
import { SETTINGS_PARTS } from './settings-parts.ts'

const COMPLETE: MerchantSettingsValues = {
  COMPANY: {
    ...{ name: 'Autohaus Kern', representative: 'Eva Kern', street: 'Hansaring 42', zip: '50670', city: 'Köln' },
    ...{ phone: '+492215550142', email: 'info@kern.example', sinceYear: '' },
  },
  REGISTER: { registerEntry: 'HRB 1', selfCertified: 'yes' },
  ACCOUNT: { vatId: 'DE123456788', iban: 'DE•• •••• 3000', sepaCreditorId: '' },
  LEGAL: { imprintUrl: 'https://kern.example', privacyUrl: 'https://kern.example', disputeSettlement: 'WILLING' },
  HOURS: { day1: '09:00–18:00', day2: '' },
  FEED: { vatCodeOne: 'REGULAR', energyLabelPolicy: 'HOLD_BACK', feedDays: '', feedBy: '06:00' },
  DELIVERY: { deliveryGroup: 'NORMAL', deliveryCalendar: 'EXCLUDE_SUNDAY', homeBase: '199' },
  CAR_SERVICES: { registration: '', warranty12: '', warranty24: '' },
  FINANCING: { permit: 'none' },
  LOAN: { rounding: 'PLAN' },
  LEASING: {},
  TRADE_IN: {},
  ACCESSORIES: { providers: '' },
  SERVICES: {},
  WORK_GROUPS: {},
  CALENDAR: {},
  BRAND: {},
  LOOK: {},
  PEOPLE: {},
  NAVIGATION: {},
  DOMAINS: {},
  CONFIGURATOR: {},
  SHARED_SHOP: {},
}

const OF_THE_SHOP = ['BRAND', 'LOOK', 'PEOPLE', 'DOMAINS', 'CONFIGURATOR', 'SHARED_SHOP']

describe('what a merchant lacks until it is published', () => {
  it('is nothing once everything mandatory is there, whatever else is open', () => {
    expect(missingForPublishing(COMPLETE)).toEqual([])
    const open = checklist(COMPLETE).filter(({ isComplete }) => !isComplete)
    expect(open.map(({ part }) => part)).toEqual([
      'CAR_SERVICES',
      'LOAN',
      'LEASING',
      'TRADE_IN',
      'ACCESSORIES',
      'SERVICES',
      'WORK_GROUPS',
      'CALENDAR',
      'BRAND',
      'LOOK',
      'PEOPLE',
      'DOMAINS',
      'CONFIGURATOR',
      'SHARED_SHOP',
    ])
    expect(open.every(({ isMandatory }) => !isMandatory)).toBe(true)
  })

  it.each([
    ...['name', 'representative', 'street', 'zip', 'city', 'phone', 'email'].map(
      (field) => ['COMPANY', field] as const,
    ),
    ...(['registerEntry', 'selfCertified'] as const).map((field) => ['REGISTER', field] as const),
    ...(['vatId', 'iban'] as const).map((field) => ['ACCOUNT', field] as const),
    ...(['imprintUrl', 'privacyUrl', 'disputeSettlement'] as const).map((field) => ['LEGAL', field] as const),
    ['FINANCING', 'permit'] as const,
  ])('names %s %s', (part, field) => {
    const without = { ...COMPLETE, [part]: { ...COMPLETE[part], [field]: ' ' } }
    expect(missingForPublishing(without)).toEqual([`${part}.${field}`])
    expect(checklist(without).find((row) => row.part === part)).toMatchObject({ isMandatory: true, isComplete: false })
  })

  it('wants one day with opening hours', () => {
    expect(missingForPublishing({ ...COMPLETE, HOURS: { day1: '', day2: '' } })).toEqual(['HOURS.hours'])
  })

  it('calls an optional part complete once something is entered', () => {
    const filled = { ...COMPLETE, ACCESSORIES: { providers: '*: demo' }, SERVICES: { 'price-x': '99' } }
    const done = checklist(filled).filter(({ isComplete }) => isComplete)
    expect(done.map(({ part }) => part)).toEqual(
      SETTINGS_PARTS.filter(
        (part) =>
          !['CAR_SERVICES', 'LOAN', 'LEASING', 'TRADE_IN', 'WORK_GROUPS', 'CALENDAR', ...OF_THE_SHOP].includes(part),
      ),
    )
  })
})
