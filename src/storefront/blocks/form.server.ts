import type { Locale } from '#domain/locale.ts'
import { fieldProblemTexts, formRefusalTexts, formTexts, requiredFieldTexts, townOfCodeText } from '#messages/forms.ts'
import { inLanguage } from '#messages/texts.ts'
import type { Salutation } from '#storefront/generated/graphql.ts'
import { data } from 'react-router'
import type { Refusal } from './gateway-answer.ts'
import type { FormState } from './form-state.ts'
import type { StepView } from './step-view.ts'

export type FormValues = Readonly<Record<string, string>>

/** The text fields of a form as they were sent. A body that is no form is answered with 400. */
export async function formValues(request: Request): Promise<FormValues> {
  const form = await request.formData().catch(() => {
    throw data(null, 400)
  })
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** An empty field says nothing: undefined. */
export function blankToUndefined(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value
}

/** The chosen salutation; undefined if the form has none we know. */
export function salutationOf({ salutation }: FormValues): Salutation | undefined {
  return salutation === 'MR' || salutation === 'MRS' || salutation === 'DIVERSE' ? salutation : undefined
}

/** Fields that are never sent back: they would be in the page's source and in its cache. */
const SECRETS = new Set(['password', 'passwordConfirm', 'currentPassword', 'solution', 'stamp'])

/**
 * The form again, with what was entered and what is wrong with it; 429 with the time to wait where it was sent too often. `sentences`:
 * errors in words of their own, by field.
 */
export function refusedForm(
  values: FormValues,
  refusals: readonly Refusal[],
  locale: Locale,
  sentences: Readonly<Record<string, string>> = {},
) {
  return data(formState(values, refusals, locale, sentences), refusedAs(refusals))
}

/** Shows a page with one thing to do again, with what was wrong. */
export function refusedStep(step: StepView, values: FormValues, refusals: readonly Refusal[], locale: Locale) {
  return data<StepView>({ ...step, state: formState(values, refusals, locale) }, refusedAs(refusals))
}

export function isExpired(refusals: readonly Refusal[]): boolean {
  return refusals.some(({ code }) => code === 'LINK_EXPIRED')
}

/** How a page answers a form that was refused: 429 with the time to wait where it was sent too often, else 400. */
export function refusedAs([refusal]: readonly Refusal[]): ResponseInit {
  const wait = refusal?.retryAfter
  return wait === undefined ? { status: 400 } : { status: 429, headers: { 'Retry-After': String(wait) } }
}

export function formState(
  values: FormValues,
  refusals: readonly Refusal[],
  locale: Locale,
  sentences: Readonly<Record<string, string>> = {},
): FormState {
  const [refusal] = refusals
  const fields = refusals.flatMap(({ fields }) => fields ?? [])
  return {
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.has(name))),
    errors: Object.fromEntries(
      inOrderOf(values, fields).map((problem) => [
        problem.field,
        sentences[problem.field] ?? fieldError(problem, locale),
      ]),
    ),
    ...(fields.length === 0 && refusal ? { notice: noticeOf(refusal, locale) } : {}),
    ...(refusal ? { code: refusal.code } : {}),
  }
}

/** Sorts problems as their fields stand in the form, which sends them in that order; fields that sent nothing come last. */
function inOrderOf<Problem extends { readonly field: string }>(
  values: FormValues,
  problems: readonly Problem[],
): Problem[] {
  const names = Object.keys(values)
  // A date is sent in parts, `birthDate-day` and so on.
  const placeOf = ({ field }: Problem) =>
    names.findIndex((name) => name === field || name.startsWith(`${field}-`)) + 1 || Infinity
  return problems.toSorted((one, other) => Math.sign(placeOf(one) - placeOf(other)) || 0)
}

function fieldError(
  { field, code, limit = 0, suggestions = [] }: NonNullable<Refusal['fields']>[number],
  locale: Locale,
): string {
  // Fields that occur several times on a page are called `method-<dealer>`.
  const [name = ''] = field.slice(field.lastIndexOf('.') + 1).split('-')
  if (code === 'REQUIRED' && isKey(requiredFieldTexts, name)) return requiredFieldTexts[name][locale]
  const text = fieldProblemTexts[isKey(fieldProblemTexts, code) ? code : 'INVALID'][locale]
  const sentence = typeof text === 'string' ? text : text(limit)
  return suggestions.length > 0 ? `${sentence} ${townOfCodeText[locale](suggestions.join(', '))}` : sentence
}

function noticeOf({ code, retryAfter }: Refusal, locale: Locale): string {
  if (retryAfter !== undefined) return inLanguage(formTexts, locale).waitMinutes(Math.ceil(retryAfter / 60))
  return formRefusalTexts[isKey(formRefusalTexts, code) ? code : 'OTHER'][locale]
}

function isKey<T extends object>(record: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(record, key)
}
