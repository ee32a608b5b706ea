import { expect, it } from 'vitest'
import { type Part, summaryOf } from './summary.server.ts'

const part = (name: Part['part'], values: Readonly<Record<string, string>>): Part => ({
  ...{
    part: name,
    isMandatory: false,
    isComplete: true,
    missing: [],
    unbookableServices: [],
    fingerprint: '',
    lastChange: null,
  },
  ...{ providerSuggestions: [], isStepUpNeeded: false },
  values: Object.entries(values).map(([key, value]) => ({ name: key, value, label: null, isRange: false })),
})
const WEEK = [1, 2, 3, 4, 5]
const daysOf = (prefix: string, hours: string) => Object.fromEntries(WEEK.map((day) => [`${prefix}${day}`, hours]))

it('hours are by weekday, the same ones together', () => {
  const hours = { ...daysOf('day', '09:00–18:30'), day6: '09:00–14:00', day7: '' }
  expect(summaryOf(part('HOURS', hours), 'de')).toBe('Mo–Fr 09:00–18:30 · Sa 09:00–14:00')
  expect(summaryOf(part('HOURS', { ...hours, day3: '' }), 'en')).toBe(
    'Mon–Tue 09:00–18:30 · Thu–Fri 09:00–18:30 · Sat 09:00–14:00',
  )
  const plan = { ...daysOf('open', '07:30–12:30, 13:00–17:00'), federalState: 'NW' }
  expect(summaryOf(part('CALENDAR', plan), 'de')).toBe('Mo–Fr 07:30–12:30, 13:00–17:00')
})

it('an empty part says what holds meanwhile, and work groups which services nobody can book', () => {
  expect(summaryOf({ ...part('LEASING', { lenderName: '' }), isComplete: false }, 'de')).toContain('Leasing des Shops')
  expect(summaryOf(part('NAVIGATION', { section1: '' }), 'de')).toContain('alle Abschnitte')
  const groups = {
    ...part('WORK_GROUPS', { TYRES1: '8', TYRES2: '6,5', TYRES3: '', BODY1: '' }),
    unbookableServices: ['Hauptuntersuchung'],
  }
  expect(summaryOf(groups, 'de')).toBe(
    'Räder und Reifen 14,5 Std. je Woche. Ohne genug Stunden an einem Tag und darum nicht zu buchen: Hauptuntersuchung',
  )
})

it('of people stand their names, of addresses what one reads, of a shop its name', () => {
  const people = {
    person1Name: 'Katrin Hövel',
    person1RoleDe: 'Verkauf',
    person1Languages: 'de en',
    person2Name: 'Sam',
  }
  expect(summaryOf(part('PEOPLE', people), 'de')).toBe('Katrin Hövel · Sam')
  expect(summaryOf(part('LEGAL', { imprintUrl: 'https://www.a.example/impressum' }), 'de')).toBe('a.example/impressum')
  const shop = { slug: 'lindenhof', brandName: 'Autohaus Lindenhof', brand: '#7a1f2b', radius: '8' }
  expect(summaryOf(part('BRAND', shop), 'de')).toBe('lindenhof · Autohaus Lindenhof · Farbe: #7a1f2b')
})

it('numbers and choices are named, programs’ codes and the other language’s claim are left out', () => {
  const account = { vatId: 'DE811000017', iban: 'DE•• 0001' }
  expect(summaryOf(part('ACCOUNT', account), 'de')).toBe('USt-ID: DE811000017 · IBAN: DE•• 0001')
  const loan = { lenderName: 'Musterbank', lenderAddress: 'Am Wall 1', effectivePercent: '5,99', durationMin: '12' }
  expect(summaryOf(part('LOAN', loan), 'de')).toBe('Musterbank · Effektivzins in Prozent: 5,99')
  expect(summaryOf(part('LOAN', loan), 'en')).toContain(': 5.99')
  expect(summaryOf(part('ACCESSORIES', { providers: 'VW: passend-vw\n*: rundum' }), 'en')).toBe('VW · all other makes')
  const company = { name: 'Autohaus Kern', street: 'Ring 1', zip: '50670', city: 'Köln' }
  expect(summaryOf(part('COMPANY', company), 'de')).toBe('Autohaus Kern · Ring 1 · 50670 Köln')
  const look = { claimDe: 'Gut gefahren.', claimEn: 'Driven well.', lettering: 'serif' }
  expect(summaryOf(part('LOOK', look), 'en')).toBe('Driven well. · with serifs')
})
