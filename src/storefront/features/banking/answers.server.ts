import { type Answers, answerAt, answersOf, type BankingPart, STEP_FIELDS } from '#domain/banking/fields.ts'
import { EXPENSES, INCOMES } from '#domain/banking/sums.ts'
import {
  COUNTRIES,
  EMPLOYMENT_TYPES,
  ID_TYPES,
  LIVING_SITUATIONS,
  MARITAL_STATUSES,
  PROFESSIONAL_GROUPS,
  RESIDENCE_PERMITS,
} from '#domain/banking/vocabulary.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { bankingChoiceTexts, bankingFieldTexts, bankingProblemTexts } from '#messages/banking-fields.ts'
import { bankingTexts } from '#messages/banking.ts'
import { blankToUndefined, type FormValues } from '../../blocks/form.server.ts'
import type { Refusal } from '../../blocks/gateway-answer.ts'
import { eurosOf } from './amount.ts'
import type { BankingFormView } from './banking-view.ts'

const AMOUNTS: ReadonlySet<string> = new Set([...INCOMES, ...EXPENSES])
const DAYS = /(birthDate|issuingDate|expiryDate|UntilDate)$/
const MONTHS = /(residenceDate|employedDate|employedUntilDate)$/
const COUNTS = /(peopleInHousehold|numberOfChildren)$/
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  salutation: ['MRS', 'MR', 'DIVERSE'],
  idType: ID_TYPES,
  maritalStatus: MARITAL_STATUSES,
  livingSituation: LIVING_SITUATIONS,
  residencePermit: RESIDENCE_PERMITS,
  professionalGroup: PROFESSIONAL_GROUPS,
  employmentType: EMPLOYMENT_TYPES,
  homeOwnership: ['yes', 'no'],
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
const isMonth = (path: string) => MONTHS.test(path)
const isDay = (path: string) => DAYS.test(path) && !isMonth(path)

/** What was sent to a step, as the gateway takes it; an unreadable value is passed on as one that the gateway refuses. */
export function enteredAnswers(part: BankingPart, values: FormValues): Answers {
  return answersOf(part, (path) => {
    const text = blankToUndefined(values[path])
    if (isDay(path)) return dayOf(values, path)
    if (AMOUNTS.has(path)) return eurosOf(text)
    if (COUNTS.test(path)) return text === undefined ? undefined : /^\d{1,2}$/.test(text.trim()) ? Number(text) : -1
    if (path.endsWith('homeOwnership')) return text === 'yes' ? true : text === 'no' ? false : undefined
    if (path.endsWith('hasPreviousEmployer')) return text === 'yes'
    return text
  })
}

/** What the fields of a step begin with. */
export function beginOf(part: BankingPart, answers: Answers | null, locale: Locale): Record<string, string> {
  const begin: Record<string, string> = {}
  for (const path of STEP_FIELDS[part]) {
    const value = answerAt(answers, path)
    if (isDay(path)) {
      const [year = '', month = '', day = ''] = String(value ?? '').split('-')
      Object.assign(begin, { [`${path}-day`]: day, [`${path}-month`]: month, [`${path}-year`]: year })
    } else if (typeof value === 'boolean') begin[path] = value ? 'yes' : 'no'
    else if (AMOUNTS.has(path) && typeof value === 'number')
      begin[path] = formatNumber(value, locale, Number.isInteger(value) ? 0 : 2)
    else begin[path] = String(value ?? '')
  }
  return begin
}

/** The options of the choices of a step. */
export function optionsOf(part: BankingPart, locale: Locale): BankingFormView['options'] {
  const none = { value: '', label: bankingTexts.choose[locale] }
  const countries = countryOptions(locale)
  return Object.fromEntries(
    STEP_FIELDS[part].flatMap((path) => {
      const name = nameOf(path)
      if (name === 'country' || name === 'nationality') return [[path, [none, ...countries]]]
      const choices = CHOICES[name]
      return choices ? [[path, [none, ...choices.map((value) => ({ value, label: choiceText(value, locale) }))]]] : []
    }),
  )
}

export function choiceText(value: string, locale: Locale): string {
  const texts: Readonly<Record<string, { readonly [L in Locale]: string }>> = bankingChoiceTexts
  return texts[value]?.[locale] ?? value
}

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

/** Germany first, the others by name. */
function countryOptions(locale: Locale) {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const [first = 'DE', ...others] = COUNTRIES
  const option = (value: string) => ({ value, label: names.of(value) ?? value })
  return [option(first), ...others.map(option).toSorted((one, other) => one.label.localeCompare(other.label, locale))]
}

/** A sentence for each wrong field: it names the field and says what to write. */
export function sentencesOf(refusals: readonly Refusal[], locale: Locale): Record<string, string> {
  const labels: Readonly<Record<string, { readonly [L in Locale]: string }>> = bankingFieldTexts
  const problems: Readonly<Record<string, { readonly [L in Locale]: (label: string) => string }>> = bankingProblemTexts
  return Object.fromEntries(
    refusals
      .flatMap(({ fields = [] }) => fields)
      .flatMap(({ field, code }) => {
        const name = nameOf(field)
        const label = labels[name]?.[locale] ?? ''
        const kind =
          code === 'REQUIRED'
            ? 'REQUIRED'
            : (['birthDate', 'expiryDate', 'numberOfChildren'].find(
                (own) => own === name && code.startsWith('INVALID'),
              ) ?? (isMonth(field) ? 'month' : isDay(field) ? 'day' : AMOUNTS.has(field) ? 'amount' : name))
        const sentence = problems[kind]?.[locale](label)
        return sentence ? [[field, sentence]] : []
      }),
  )
}

/** Three fields as a day; undefined where all are blank. An impossible day is passed on, and the gateway refuses it. */
function dayOf(values: FormValues, path: string): string | undefined {
  const [day = '', month = '', year = ''] = ['day', 'month', 'year'].map((part) =>
    (values[`${path}-${part}`] ?? '').trim(),
  )
  if (day + month + year === '') return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`.slice(0, 10)
}
