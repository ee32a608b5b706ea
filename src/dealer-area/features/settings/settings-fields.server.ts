import { fieldByKey } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import type { WorkGroup } from '#domain/appointments/calendar.ts'
import type { Locale } from '#domain/locale.ts'
import { DELIVERY_PRICE_FIELDS, PART_FIELDS, type PartField } from '#domain/merchant/settings-parts.ts'
import { workGroupTexts } from '#messages/dealer-calendar.ts'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { settingsChoiceTexts } from '#messages/dealer-settings-choices.ts'
import { leasingFieldTexts, settingsFieldHints, settingsFieldTexts } from '#messages/dealer-settings-fields.ts'
import { fieldProblemTexts } from '#messages/forms.ts'
import { weekdayTexts } from '#messages/weekdays.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import type { FormValues } from '#storefront/blocks/form.server.ts'
import { type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import { writeNumbers } from './write-numbers.ts'
import type { Entered, Part } from './settings-form.server.ts'
import type { FieldView } from './settings-part-view.ts'

/** The fields of the form; those of services are as many as the shop has services. */
export function fieldsOf({ part, values }: Part, locale: Locale): FieldView[] {
  const valueOf = (name: string) => values.find((value) => value.name === name)?.value ?? ''
  if (part === 'SERVICES')
    return values.map(({ name, label, isRange, value }) => ({
      ...{
        name,
        label: isRange && label ? settingsTexts.priceRange[locale](label) : (label ?? name),
        value: writeNumbers(value, locale),
        kind: 'LINE' as const,
        isOptional: true,
        options: [],
      },
    }))
  return PART_FIELDS[part].map((field) => ({
    ...{ name: field.name, label: labelOf(part, field, locale), kind: field.kind },
    ...{
      value: writtenIn(locale, part, field, valueOf(field.name)),
      isOptional: part !== 'HOURS' && field.kind !== 'CHOICE' && (field.optional ?? false),
    },
    options: optionsOf(field, locale),
    ...(settingsFieldHints[field.name] ? { hint: settingsFieldHints[field.name]?.[locale] } : {}),
    ...(field.kind !== 'CHOICE' && field.group ? { legend: legendOf(field.group, locale) } : {}),
  }))
}

/** Figures come as `2,5`; both languages' spellings are read. */
function writtenIn(locale: Locale, part: Part['part'], { kind }: Pick<PartField, 'kind'>, value: string): string {
  return part === 'SERVICES' || kind === 'NUMBER' || kind === 'WORK_HOURS' ? writeNumbers(value, locale) : value
}

function legendOf(group: number | WorkGroup, locale: Locale): string {
  return typeof group === 'number' ? settingsTexts.person[locale](group) : workGroupTexts[group][locale]
}

function labelOf(part: Part['part'], { kind, name }: PartField, locale: Locale): string {
  if (kind === 'WORK_HOURS') return weekdayTexts.range[locale](name.slice(-1))
  const own = part === 'LEASING' ? leasingFieldTexts[name] : undefined
  return (own ?? settingsFieldTexts[name])?.[locale] ?? name
}

/**
 * What was entered in each field of the part. Fields that a form opened before an update lacks keep their stored values; a box that is
 * not ticked is not sent.
 */
export function enteredIn({ part, values }: Part, sent: FormValues): Entered {
  const boxes = new Set(PART_FIELDS[part].filter(({ kind }) => kind === 'CHECK').map(({ name }) => name))
  return values.map(({ name, value }) => ({ name, value: sent[name] ?? (boxes.has(name) ? '' : value) }))
}

function optionsOf(field: PartField, locale: Locale): FieldView['options'] {
  if (field.kind !== 'CHOICE') return []
  const labelOf = (value: string) =>
    settingsChoiceTexts[`${field.name}.${value}`]?.[locale] ?? carLabel(field.name, value, locale)
  return field.options.map((value) => ({ value, label: labelOf(value) }))
}

/** A drawn car is called as in the search. */
function carLabel(field: string, value: string, locale: Locale): string {
  const code = value.toUpperCase().replaceAll('-', '_')
  if (field === 'carBody') return optionLabel(fieldByKey('bodyType'), code, locale)
  return field === 'carColor' ? optionLabel(fieldByKey('bodyColor'), code, locale) : value
}

/** A business without a shop of its own is offered its own names for one. */
export function withShopNames(form: Part, { slug, name }: { readonly slug: string; readonly name: string }): Part {
  const names: Readonly<Record<string, string>> = { slug, brandName: name }
  const isNew = form.part === 'BRAND' && form.values.every((each) => each.name !== 'slug' || each.value === '')
  if (!isNew) return form
  return { ...form, values: form.values.map((each) => ({ ...each, value: each.value || (names[each.name] ?? '') })) }
}

type Sentences<Key extends string> = Readonly<Partial<Record<Key, (label: string) => string>>>

/** A sentence that would stand there several times says which field is meant, and how hours, prices and addresses are written. */
export function withNames(state: FormState, form: Part, locale: Locale): FormState {
  const fields = new Map(fieldsOf(form, locale).map((field) => [field.name, field]))
  const texts = inLanguage(settingsTexts, locale)
  const ofField: Readonly<Record<string, string>> = { slug: texts.invalidSlug }
  const ofKind: Sentences<PartField['kind']> = {
    ...{ NUMBER: texts.invalidTerm, WORK_HOURS: texts.invalidWorkHours, COLOR: () => texts.invalidColor },
  }
  const ofPart: Sentences<Part['part']> = {
    ...{ SERVICES: texts.invalidPrice, HOURS: texts.invalidHours, CALENDAR: texts.invalidPlan },
  }
  const prices: readonly string[] = DELIVERY_PRICE_FIELDS
  const named = Object.entries(state.errors).map(([name, error]) => {
    const field = fields.get(name)
    if (field === undefined) return [name, error] as const
    const label = wholeLabel(field)
    if (error === fieldProblemTexts.REQUIRED[locale])
      return [
        name,
        form.part === 'DELIVERY' && prices.includes(name) ? texts.allOrNone(label) : `${label}: ${error}`,
      ] as const
    if (error !== fieldProblemTexts.INVALID[locale]) return [name, error] as const
    const general = name.endsWith('Url')
      ? texts.invalidAddress
      : name === 'sinceYear'
        ? texts.invalidYear
        : texts.invalid
    return [name, ofField[name] ?? (ofKind[field.kind] ?? ofPart[form.part] ?? general)(label)] as const
  })
  return { ...state, errors: Object.fromEntries(named) }
}

/** A field of a group away from its group: `Mechanik, Mo`. */
function wholeLabel({ legend, label }: FieldView): string {
  return legend === undefined ? label : `${legend}, ${label}`
}

/** Both versions of each field that differs. */
export function changedView(now: Part, entered: FormValues, locale: Locale): ChangedView {
  const { lastChange } = now
  return {
    who: whoChanged(lastChange, locale),
    differences: fieldsOf(now, locale)
      .map((field) => ({ field, text: writtenIn(locale, now.part, field, entered[field.name] ?? '') }))
      .filter(({ field, text }) => field.value !== text)
      .map(({ field, text }) => ({
        ...{ label: wholeLabel(field), now: shownValue(field, field.value), entered: shownValue(field, text) },
      })),
  }
}

function shownValue({ kind, options }: FieldView, value: string): string {
  if (kind === 'CHOICE') return options.find((option) => option.value === value)?.label ?? value
  return kind === 'CHECK' ? (value === 'yes' ? '✓' : '') : value
}
