import { isDeepStrictEqual } from 'node:util'
import { ROWS } from '#catalogue/fields.ts'
import { formatField } from '#catalogue/format.ts'
import { formatMoney } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { auditListTexts, auditOperationTexts, auditSubjectTexts, auditValueTexts } from '#messages/dealer-audit.ts'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { stockStateTexts } from '#messages/dealer-stock.ts'
import { orderStateTexts } from '#messages/order-states.ts'
import { requestTexts } from '#messages/requests.ts'
import type { Texts } from '#messages/texts.ts'

/** What was done, in words; an operation without words stands for itself. */
export function operationName(operation: string, locale: Locale): string {
  return wordOf(auditOperationTexts, operation, locale)
}

/** The states of what is changed, by its kind. */
const STATE_TEXTS: Readonly<Record<string, Texts>> = {
  order: orderStateTexts,
  request: requestTexts,
  listing: requestTexts,
  vehicle: stockStateTexts,
  merchant: settingsTexts,
}

/** `order 9480833232` → "Auftrag 9480833232": the kind of thing in words, and which one. */
export function subjectName(subject: string, locale: Locale): string {
  const kind = kindOf(subject)
  return kind === undefined ? subject : wordOf(auditSubjectTexts, kind, locale) + subject.slice(kind.length)
}

/** The pages of what is changed, by its kind, for subjects that end with the number in the page's address. */
const SUBJECT_PAGES = {
  order: (orderId, locale) => dealerPaths.pathFor('order', locale, { orderId }),
  request: (requestId, locale) => dealerPaths.pathFor('request', locale, { requestId }),
  vehicle: (vehicleId, locale) => dealerPaths.pathFor('stock-vehicle', locale, { vehicleId }),
  'bulk change': (changeId, locale) => dealerPaths.pathFor('bulk-change', locale, { changeId }),
  'trade-in': (requestId, locale) => dealerPaths.pathFor('trade-in', locale, { requestId }),
  import: (runId, locale) => dealerPaths.pathFor('import', locale, { runId }),
} as const satisfies Record<string, (id: string, locale: Locale) => string>

/** The page of a subject; undefined where it has none of its own. */
export function subjectHref(subject: string, locale: Locale): string | undefined {
  const [, kind = '', id = ''] = /^(.+) (\d+)$/.exec(subject) ?? []
  return Object.hasOwn(SUBJECT_PAGES, kind) ? SUBJECT_PAGES[kind as keyof typeof SUBJECT_PAGES](id, locale) : undefined
}

function kindOf(subject: string): string | undefined {
  const kinds = Object.keys(auditSubjectTexts).toSorted((one, other) => other.length - one.length)
  return kinds.find((each) => subject === each || subject.startsWith(`${each} `))
}

type Values = Readonly<Record<string, unknown>>

interface Change {
  readonly before?: string | null
  readonly after?: string | null
}

/** What was changed about a subject, a line for each value. Of a car's lists only what was added and what was removed. */
export function changedFacts(
  { before, after }: Change,
  subject: string,
  locale: Locale,
): { readonly before: string[]; readonly after: string[] } {
  const [earlier, later] = [valuesOf(before), valuesOf(after)]
  const isList = (name: string) => kindOf(subject) === 'vehicle' && differsByEntries(earlier[name], later[name])
  const facts = (own: Values, other: Values, word: string) =>
    Object.entries(own).flatMap(([name, value]) => {
      if (!isList(name)) return factsOf({ [name]: value }, subject, locale)
      const only = without(value, other[name])
      return only.length === 0 ? [] : factsOf({ [name]: only }, subject, locale, word)
    })
  return {
    before: facts(earlier, later, auditListTexts.removed[locale]),
    after: facts(later, earlier, auditListTexts.added[locale]),
  }
}

function valuesOf(json: string | null | undefined): Values {
  return json ? (JSON.parse(json) as Values) : {}
}

/** Whether two lists differ only by entries that were added or removed; where the order has changed, both are shown as a whole. */
function differsByEntries(before: unknown, after: unknown): boolean {
  const [removed, added] = [without(before, after), without(after, before)]
  const isSameOrder = isDeepStrictEqual(without(before, removed), without(after, added))
  return removed.length + added.length > 0 && isSameOrder
}

function without(value: unknown, other: unknown): unknown[] {
  return Array.isArray(value) && Array.isArray(other) ? value.filter((each) => !other.includes(each)) : []
}

/** A line for each value; `word`, such as “added”, stands behind each label. */
function factsOf(values: Values, subject: string, locale: Locale, word?: string): string[] {
  const kind = kindOf(subject) ?? ''
  const states = STATE_TEXTS[kind] ?? {}
  return Object.entries(values).map(([name, value]) => {
    const field = kind === 'vehicle' ? ROWS.find(({ key }) => key === name) : undefined
    const named = (label: string) => (word ? `${label}, ${word}` : label)
    if (field) return `${named(field.label[locale])}: ${attribute(field, value as FieldValue, locale) || '–'}`
    const label = wordOf(auditValueTexts, name, locale)
    return `${named(label)}: ${name === 'state' ? wordOf(states, String(value), locale) : shown(value, locale)}`
  })
}

/** A vehicle's attributes are written down as the field table has them. */
type FieldValue = Parameters<typeof formatField>[1]

/** A car's page shows whole euros; here cents count. */
function attribute(field: (typeof ROWS)[number], value: FieldValue, locale: Locale): string {
  return field.format === 'money' && typeof value === 'number'
    ? formatMoney(value, locale, 'if-any')
    : formatField(field, value, locale)
}

function shown(value: unknown, locale: Locale): string {
  if (Array.isArray(value) && value.length === 0) return '–'
  if (Array.isArray(value)) return value.map((each) => shown(each, locale)).join(', ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return wordOf(auditValueTexts, String(value), locale)
}

function wordOf(texts: Texts, name: string, locale: Locale): string {
  const word = Object.hasOwn(texts, name) ? texts[name]?.[locale] : undefined
  return typeof word === 'string' ? word : name
}
