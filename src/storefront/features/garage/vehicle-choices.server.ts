import { FIELDS } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import type { Locale } from '#domain/locale.ts'
import { FUELS } from '#domain/vehicle/vocabulary.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { vehicleFormTexts } from '#messages/garage.ts'
import { inLanguage } from '#messages/texts.ts'
import type { GarageDealersQuery } from '#storefront/generated/graphql.ts'
import type { Make, Makes } from '../../blocks/makes.server.ts'
import { ANOTHER, type Choices } from './vehicle-form-view.ts'

const OLDEST_YEAR = 1950
const YEARS_AHEAD = 3
const WARRANTY_YEARS = 12

/** The catalogue's makes by the names that are stored, the popular ones first, and the choice to type another one. */
export function makeChoices(makes: readonly Make[], locale: Locale): Choices {
  const texts = inLanguage(vehicleFormTexts, locale)
  const group = (label: string, wanted: boolean) => ({
    label,
    options: makes.filter(({ preferred }) => preferred === wanted).map(({ displayName }) => named(displayName)),
  })
  return [
    { value: '', label: texts.chooseMake },
    ...[group(texts.popular, true), group(texts.others, false)].filter(({ options }) => options.length > 0),
    { value: ANOTHER, label: texts.otherMake },
  ]
}

/** The catalogue's models of a make by the names that are stored; none for an unknown make. */
export async function modelChoices(makes: Makes, make: string, locale: Locale): Promise<Choices> {
  const texts = inLanguage(vehicleFormTexts, locale)
  const known = make === '' || make === ANOTHER ? [] : await makes.modelsOf(slugOf(make))
  return [
    { value: '', label: texts.noModel },
    ...known.map(({ displayName }) => named(displayName)),
    { value: ANOTHER, label: texts.otherModel },
  ]
}

export function fuelChoices(locale: Locale): Choices {
  const field = FIELDS.find(({ key }) => key === 'fuel')!
  const { notStated } = inLanguage(vehicleFormTexts, locale)
  return [
    { value: '', label: notStated },
    ...FUELS.map((value) => ({ value, label: optionLabel(field, value, locale) })),
  ]
}

/** Dealers by place; the car's own dealer is among them even where this shop does not show it. */
export function dealerChoices(
  dealers: GarageDealersQuery['merchants'],
  present: { readonly id: string; readonly name: string; readonly city: string } | null,
  locale: Locale,
): Choices {
  const missing = present && !dealers.some(({ id }) => id === present.id) ? [present] : []
  return [
    { value: '', label: inLanguage(vehicleFormTexts, locale).noDealer },
    ...[...missing, ...dealers]
      .map(({ id, name, city }) => ({ value: id, label: `${city}, ${name}` }))
      .sort((a, b) => a.label.localeCompare(b.label, 'de')),
  ]
}

/** Newest first, as in every choice of a registration (specification, section 4). */
export function registrationYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: year - OLDEST_YEAR + 1 }, (_, index) => year - index)
}

export function inspectionYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: YEARS_AHEAD + 2 }, (_, index) => year - 1 + index)
}

/** A warranty can have ended a year ago, and lasts at most twelve more. */
export function warrantyYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: WARRANTY_YEARS + 2 }, (_, index) => year - 1 + index)
}

/** What the two fields of a name begin with: the choice where it is among `choices`, otherwise the text field. */
export function nameFields(field: 'make' | 'model', name: string | null, choices: Choices): Record<string, string> {
  if (!name) return {}
  const options = choices.flatMap((entry) => ('options' in entry ? entry.options : [entry]))
  const choice = options.find(({ value }) => value !== '' && slugOf(value) === slugOf(name))
  return choice ? { [field]: choice.value } : { [field]: ANOTHER, [`${field}Name`]: name }
}

function named(name: string) {
  return { value: name, label: name }
}
