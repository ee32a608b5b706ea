import { berlinToday } from '#domain/berlin-time.ts'
import { checked, type RefusedValue } from '#domain/field-problem.ts'
import { makeOfNumbers } from '#domain/garage/garage-vehicle.ts'
import { hsn, tsn } from '#domain/garage/key-numbers.ts'
import { guessedModelYear, looksMistyped, suggestedVin, vin } from '#domain/garage/vin.ts'
import { vehicleFormTexts } from '#messages/garage.ts'
import { inLanguage } from '#messages/texts.ts'
import { data, type RouterContextProvider } from 'react-router'
import { type FormValues, formState } from '../../blocks/form.server.ts'
import { loadMakes } from '../../blocks/makes.server.ts'
import type { Refusal } from '../../blocks/gateway-answer.ts'
import { siteContext } from '../../request.server.ts'
import { makeChoices, modelChoices, nameFields } from './vehicle-choices.server.ts'
import type { VehicleFormAnswer, Way } from './vehicle-form-view.ts'

type Context = Readonly<RouterContextProvider>

/** Errors of the numbers this way of identifying a car requires. */
export function problemsOfNumbers(values: FormValues, way: Way | undefined): RefusedValue[] {
  const identifier = way === 'fin' ? { vin } : way === 'schluessel' ? { hsn, tsn } : {}
  return Object.entries(identifier).flatMap(([field, schema]) => {
    const result = checked(schema, values[field])
    if (!result.ok) return result.problems.map((problem) => ({ ...problem, field }))
    return result.value === null ? [{ field, code: 'REQUIRED' as const }] : []
  })
}

/** The form filled in with what the car's numbers reveal. */
export async function identified(values: FormValues, problems: readonly RefusedValue[], context: Context) {
  if (problems.length > 0) {
    const refusal = { code: 'INVALID_INPUT', fields: problems }
    return shownAgain(values, [refusal], context, { isIdentified: values.step === 'save' })
  }
  const { locale } = context.get(siteContext)
  const texts = inLanguage(vehicleFormTexts, locale)
  const numbers = { vin: vin.parse(values.vin), hsn: hsn.parse(values.hsn), tsn: tsn.parse(values.tsn) }
  const make = makeOfNumbers(numbers)
  const year = numbers.vin === null ? undefined : guessedModelYear(numbers.vin, berlinToday())
  const findings = [
    make === undefined ? texts.notRecognised : texts.recognised(make),
    ...(year === undefined ? [] : [texts.modelYear(year)]),
    ...(numbers.vin !== null && looksMistyped(numbers.vin) ? [texts.mistyped] : []),
    texts.pleaseComplete,
  ].join(' ')
  const makes = await loadMakes(context)
  const filled = {
    ...values,
    ...Object.fromEntries(Object.entries(numbers).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
    ...(values.make ? {} : nameFields('make', make ?? null, makeChoices(makes.all, locale))),
  }
  return shownAgain(filled, [], context, { isIdentified: true, findings })
}

/** The form once more, with what was entered and what is wrong with it. */
export async function shownAgain(
  values: FormValues,
  refusals: readonly Refusal[],
  context: Context,
  more: Pick<VehicleFormAnswer, 'findings' | 'isIdentified'>,
) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(vehicleFormTexts, locale)
  const state = formState(values, refusals, locale, halfMonths(values, texts.halfMonth))
  const suggestion = state.errors.vin ? suggestedVin(values.vin ?? '') : undefined
  const errors = suggestion ? { ...state.errors, vin: texts.suggestion(suggestion) } : state.errors
  const models = await modelChoices(await loadMakes(context), values.make ?? '', locale)
  const answer: VehicleFormAnswer = {
    ...more,
    state: { ...state, errors },
    models,
    ...(suggestion ? { suggestion } : {}),
  }
  return data(answer, refusals.length > 0 ? 400 : 200)
}

/** Errors of months of which only month or year was chosen. */
const MONTHS = ['firstRegistration', 'nextInspection', 'nextService', 'warrantyUntil']

function halfMonths(values: FormValues, sentence: string): Readonly<Record<string, string>> {
  const isHalf = (field: string) => !values[`${field}Year`] !== !values[`${field}Month`]
  return Object.fromEntries(MONTHS.filter(isHalf).map((field) => [field, sentence]))
}
