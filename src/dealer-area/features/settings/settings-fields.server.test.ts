import { expect, it } from 'vitest'
import { PART_FIELDS } from '#domain/merchant/settings-parts.ts'
import { fieldProblemTexts } from '#messages/forms.ts'
import type { Part } from './settings-form.server.ts'
import { changedView, enteredIn, fieldsOf, withNames, withShopNames } from './settings-fields.server.ts'

function formOf(part: Part['part'], values: Readonly<Record<string, string>> = {}): Part {
  const rows = Object.entries(values).map(([name, value]) => ({ name, value, label: null, isRange: false }))
  return { part, values: rows, fingerprint: '', lastChange: null, missing: [], providerSuggestions: [] }
}

/** The sentence that a form of this part shows for a value that cannot be read. */
function sentenceFor(part: Part['part'], name: string): string | undefined {
  return withNames({ values: {}, errors: { [name]: fieldProblemTexts.INVALID.de } }, formOf(part), 'de').errors[name]
}

it('says how a value is written, and offers breaks only where they can be entered', () => {
  expect(sentenceFor('HOURS', 'day1')).toBe('Montag: Bitte schreiben Sie eine Zeit wie 9–18:30.')
  expect(sentenceFor('CALENDAR', PART_FIELDS.CALENDAR[0]!.name)).toContain('8–12, 13–17')
  expect(sentenceFor('LEGAL', 'imprintUrl')).toContain('https://')
  expect(sentenceFor('REGISTER', 'registerEntry')).toBe('Register und Nummer: Bitte prüfen Sie diese Angabe.')
})

it('names the field wherever the same sentence could stand several times', () => {
  const missing = (part: Part['part'], name: string) =>
    withNames({ values: {}, errors: { [name]: fieldProblemTexts.REQUIRED.de } }, formOf(part), 'de').errors[name]
  expect(missing('LOAN', 'downPaymentMin')).toBe('Anzahlung mindestens, Prozent: Bitte füllen Sie dieses Feld aus.')
  expect(missing('LEASING', 'downPaymentMin')).toContain('Sonderzahlung mindestens')
  expect(missing('DELIVERY', 'parcel')).toContain('oder lassen Sie alle Preise leer')
  expect(sentenceFor('LOAN', 'downPaymentMin')).toContain('eine Zahl wie 5,99')
  expect(sentenceFor('LOAN', 'lenderName')).not.toContain('eine Zahl')
  expect(sentenceFor('LEASING', 'legalDe')).not.toContain('eine Zahl')
  expect(sentenceFor('TRADE_IN', 'minMargin')).toContain('eine Zahl wie 5,99')
  expect(sentenceFor('WORK_GROUPS', 'TYRES3')).toBe('Räder und Reifen, Mi: Bitte schreiben Sie Stunden wie 8 oder 6,5.')
  expect(sentenceFor('COMPANY', 'sinceYear')).toContain('ein Jahr wie 1998')
})

it('shows the hours of a work group day by day, under the name of the group', () => {
  const groups = Map.groupBy(fieldsOf(formOf('WORK_GROUPS', { BODY5: '6,5' }), 'de'), ({ legend }) => legend)
  expect([...groups.keys()]).toEqual(['Mechanik', 'Räder und Reifen', 'Karosserie', 'HU und AU'])
  const body = groups.get('Karosserie')?.map(({ name, label, value }) => `${name} ${label} ${value}`)
  expect(body?.slice(3)).toEqual(['BODY4 Do ', 'BODY5 Fr 6,5', 'BODY6 Sa ', 'BODY7 So '])
  const english = fieldsOf(formOf('WORK_GROUPS', { BODY5: '6,5' }), 'en').find(({ name }) => name === 'BODY5')
  expect([english?.label, english?.value]).toEqual(['Fri', '6.5'])
})

it('shows figures as the language writes them, and compares them in one spelling', () => {
  const valueOf = (part: Part['part'], name: string, value: string, locale: 'de' | 'en') =>
    fieldsOf(formOf(part, { [name]: value }), locale).find((field) => field.name === name)?.value
  expect(valueOf('LOAN', 'effectivePercent', '3,99', 'en')).toBe('3.99')
  expect(valueOf('LOAN', 'effectivePercent', '3,99', 'de')).toBe('3,99')
  expect(valueOf('SERVICES', 'oil', '90,50–140', 'en')).toBe('90.50–140')
  expect(valueOf('LOAN', 'lenderName', 'Bank 1,5', 'en')).toBe('Bank 1,5')
  const stored = formOf('TRADE_IN', { marginPercent: '8,5', minMargin: '1500' })
  const { differences } = changedView(stored, { marginPercent: '8.5', minMargin: '1,600' }, 'en')
  expect(differences.map(({ now, entered }) => [now, entered])).toContainEqual(['1500', '1600'])
  expect(differences.map(({ now }) => now)).not.toContain('8.5')
})

it('says how the address and the colour of a shop are written, before and after', () => {
  expect(fieldsOf(formOf('BRAND'), 'de').find(({ name }) => name === 'brand')?.hint).toContain('#0b5d66')
  expect(sentenceFor('BRAND', 'brand')).toContain('#0b5d66')
  expect(sentenceFor('BRAND', 'slug')).toContain('Bindestriche')
})

it('offers a business without a shop its own names for one, and changes nothing of a shop', () => {
  const business = { slug: 'kern', name: 'Autohaus Kern' }
  const valuesOf = (shop: Record<string, string>) =>
    withShopNames(formOf('BRAND', shop), business).values.map(({ value }) => value)
  expect(valuesOf({ slug: '', brandName: '', brand: '' })).toEqual(['kern', 'Autohaus Kern', ''])
  expect(valuesOf({ slug: 'lindenhof', brandName: '' })).toEqual(['lindenhof', ''])
})

it('keeps the stored values of fields that a form opened before an update lacks, and unticks boxes', () => {
  const look = formOf('LOOK', { header: 'bar', cards: 'framed', claimDe: 'Seit 1950' })
  expect(enteredIn(look, { header: 'split', claimDe: '' })).toEqual([
    { name: 'header', value: 'split' },
    { name: 'cards', value: 'framed' },
    { name: 'claimDe', value: '' },
  ])
  const box = PART_FIELDS.NAVIGATION.find(({ kind }) => kind === 'CHECK')!.name
  expect(enteredIn(formOf('NAVIGATION', { section1: 'CARS', [box]: 'yes' }), { section1: '' })).toEqual([
    { name: 'section1', value: '' },
    { name: box, value: '' },
  ])
})
