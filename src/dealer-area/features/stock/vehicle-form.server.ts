import { EDITABLE_FIELDS, FIELD_GROUPS } from '#catalogue/editable-fields.ts'
import { formatEntered } from '#catalogue/entered-value.ts'
import type { Field } from '#catalogue/field.ts'
import type { FieldKey } from '#catalogue/fields.ts'
import { unitLabel } from '#catalogue/format.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { stockVehicleTexts } from '#messages/dealer-stock.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, type FormValues } from '#storefront/blocks/form.server.ts'

/** A field of a vehicle's form, made from its row of the field table. */
export interface VehicleFieldView {
  readonly name: string
  readonly control: 'text' | 'area' | 'number' | 'month' | 'date' | 'select' | 'features'
  readonly label: string
  readonly unit: string | undefined
  readonly hint: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly isRequired: boolean
  /** FEED: the next delivery overwrites it; HAND: a person has changed it; null where there is no feed. */
  readonly owner: 'FEED' | 'HAND' | null
  /** Whether the law requires it and it is missing. */
  readonly isMissing: boolean
}

export interface VehicleGroupView {
  readonly name: string
  readonly label: string
  readonly fields: readonly VehicleFieldView[]
}

interface Known {
  readonly texts: ReadonlyMap<string, string>
  readonly handFields: readonly string[]
  readonly hasFeed: boolean
  readonly missing: readonly string[]
}

/** What is known of a vehicle before anything is entered. */
export const NOTHING_KNOWN: Known = { texts: new Map(), handFields: [], hasFeed: false, missing: [] }

/** The whole form: make and model, then the groups of the field table. */
export function groupsOf(known: Known, locale: Locale): VehicleGroupView[] {
  const texts = inLanguage(stockVehicleTexts, locale)
  const named = (['make', 'model'] as const).map((name) => ({
    ...({ name, label: texts[name], control: 'text', unit: undefined, hint: undefined, options: [] } as const),
    ...stateOf(name, known),
    isRequired: true,
  }))
  return [
    { name: 'vehicle', label: texts.vehicle, fields: named },
    ...FIELD_GROUPS.map(({ name, label, fields }) => ({
      ...{ name, label: label[locale] },
      fields: fields.map((field) => fieldView(field, known, locale)),
    })),
  ]
}

function fieldView(field: Field<FieldKey>, known: Known, locale: Locale): VehicleFieldView {
  const texts = inLanguage(stockVehicleTexts, locale)
  const control = controlOf(field)
  const state = stateOf(field.key, known)
  return {
    ...{ name: field.key, label: field.label[locale], control, unit: unitLabel(field, locale) },
    hint: field.type === 'texts' ? texts.onePerLine : undefined,
    options: optionsOf(field, locale),
    ...state,
    value: control === 'number' && locale === 'de' ? state.value.replace('.', ',') : state.value,
    isRequired: field.key === 'price',
  }
}

function stateOf(name: string, { texts, handFields, hasFeed, missing }: Known) {
  const owner = handFields.includes(name) ? 'HAND' : 'FEED'
  return {
    value: texts.get(name) ?? '',
    owner: hasFeed ? owner : null,
    isMissing: missing.includes(name),
  } as const
}

const LONG_TEXT = 1000

function controlOf({ type, limits }: Field<FieldKey>): VehicleFieldView['control'] {
  if (type === 'features' || type === 'month' || type === 'date') return type
  if (type === 'choice' || type === 'boolean') return 'select'
  if (type === 'texts' || (type === 'text' && (limits?.[1] ?? 0) > LONG_TEXT)) return 'area'
  return type === 'text' ? 'text' : 'number'
}

function optionsOf(field: Field<FieldKey>, locale: Locale): VehicleFieldView['options'] {
  const { unknown, yes, no } = inLanguage(stockVehicleTexts, locale)
  const none = { value: '', label: unknown }
  if (field.type === 'boolean') return [none, { value: 'yes', label: yes }, { value: 'no', label: no }]
  const options = field.options.map(({ value, label }) => ({ value, label: label[locale] }))
  return field.type === 'choice' ? [none, ...options] : options
}

/** The texts of a form that was sent; ticked features are sent as `comfort.TOWBAR`. */
export function enteredTexts(values: FormValues): { key: string; text: string }[] {
  const named = ['make', 'model', ...EDITABLE_FIELDS.filter(({ type }) => type !== 'features').map(({ key }) => key)]
  const features = EDITABLE_FIELDS.filter(({ type }) => type === 'features').map(({ key, options }) => ({
    key,
    text: options
      .map(({ value }) => value)
      .filter((value) => values[`${key}.${value}`] !== undefined)
      .join(' '),
  }))
  const texts = named.flatMap((key) => (values[key] === undefined ? [] : [{ key, text: values[key] }]))
  return [...texts, ...features]
}

/** What to do about a wrong value, where its row says more than the general sentence. */
function sentencesOf(locale: Locale): Record<string, string> {
  const texts = inLanguage(stockVehicleTexts, locale)
  return Object.fromEntries(
    EDITABLE_FIELDS.flatMap(({ key, type, limits }) => {
      if (type === 'month') return [[key, texts.month]]
      if (limits === null || !['integer', 'decimal', 'money'].includes(type)) return []
      const [from, to] = limits.map((limit) => formatNumber(type === 'money' ? limit / 100 : limit, locale))
      return [[key, texts.between(from!, to!)]]
    }),
  )
}

/** A refused form, whose sentences name their fields, as several of them can be wrong in the same way. */
export function refusedVehicle(
  values: FormValues,
  refusals: Parameters<typeof formState>[1],
  locale: Locale,
  sentences: Readonly<Record<string, string>> = {},
): FormState {
  const state = formState(values, refusals, locale, { ...sentencesOf(locale), ...sentences })
  const named = Object.entries(state.errors).map(([key, error]) => [key, `${labelOf(key, locale)}: ${error}`] as const)
  return { ...state, errors: Object.fromEntries(named) }
}

/** A field of the form as people read it. */
export function shownText(key: string, text: string, locale: Locale): string {
  const field = EDITABLE_FIELDS.find((each) => each.key === key)
  return field ? formatEntered(field, text, locale) : text
}

/** The name of a field. */
export function labelOf(key: string, locale: Locale): string {
  if (key === 'make' || key === 'model' || key === 'number') return stockVehicleTexts[key][locale]
  return EDITABLE_FIELDS.find((field) => field.key === key)?.label[locale] ?? key
}
