import { data, redirect } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { PART_FIELDS, type PartField } from '#domain/merchant/settings-parts.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { partHintTexts, partTexts, settingsChoiceTexts, settingsFieldTexts } from '#messages/dealer-settings.ts'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, type FormValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Answer } from '#storefront/blocks/gateway-answer.ts'
import type { ChangedView } from '../../blocks/ChangedMeanwhile.tsx'
import {
  ChangeSettingsDocument,
  FinancePreviewDocument,
  type FinancePreviewQuery,
  RenewFeedKeyDocument,
  SettingsPartFormDocument,
  type SettingsPartFormQuery,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, logoContext, type PageArgs } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { bringsLogo, changeShopLogo } from './logo.server.ts'
import { partOfSlug } from './part-slug.ts'

type Part = SettingsPartFormQuery['merchantSettings']['parts'][number]

interface FieldView {
  readonly name: string
  readonly label: string
  readonly kind: PartField['kind']
  readonly value: string
  readonly isOptional: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export interface PartView {
  readonly isSteppedUp: boolean
  /** Saving takes the second factor. */
  readonly needsStepUp: boolean
  readonly title: string
  readonly merchant: string
  readonly hint: string
  readonly back: string
  readonly fields: readonly FieldView[]
  readonly fingerprint: string
  readonly hasKey: boolean
  /** Of the own shop, null for its drawn mark; left out in other parts and without a shop. */
  readonly logo?: string | null
  /** Where a file of the stock is uploaded and tried. */
  readonly uploadAt: string | null
  /** What customers see beside a rate with the stored terms; undefined for a part that is no financing. */
  readonly example?: string | null
}

/** A form that was not saved; with both versions where somebody else has saved it meanwhile, and a new key once. */
export interface PartFormState extends FormState {
  readonly changed?: ChangedView
  /** Of what stands now, so that sending the form again takes what was entered. */
  readonly fingerprint?: string
  readonly key?: string
  /** With the entered terms. */
  readonly example?: string | null
}

export async function loadPart(args: PageArgs): Promise<PartView> {
  const { locale } = args.context.get(areaContext)
  const { merchant, part, form, name, isSteppedUp } = await readForm(args)
  const logo = part === 'BRAND' ? await args.context.get(logoContext).read(merchant.uuid) : undefined
  const example = isFinance(part) ? await previewOf(args.context, merchant.uuid, part, form.values) : undefined
  return {
    ...(example && 'result' in example ? { example: example.result.financePreview ?? null } : {}),
    ...(logo === undefined ? {} : { logo }),
    ...{ isSteppedUp, needsStepUp: part === 'ACCOUNT' },
    ...{ title: partTexts[part][locale], merchant: name, hint: partHintTexts[part]?.[locale] ?? '' },
    back: overviewPath(locale, merchant.slug),
    ...{ fields: fieldsOf(form, locale), fingerprint: form.fingerprint, hasKey: part === 'FEED' },
    uploadAt: part === 'FEED' ? `${dealerPaths.pathFor('imports', locale)}?merchant=${merchant.slug}` : null,
  }
}

async function readForm({ url, params, context }: PageArgs) {
  const part = partOfSlug(params.part ?? '')
  const merchant = await merchantOf(url, context)
  if (!part || !merchant) throw data(null, 404)
  const { me, merchantSettings } = await query(context, SettingsPartFormDocument, { merchant: merchant.uuid })
  const form = merchantSettings.parts.find((each) => each.part === part)
  if (!form) throw data(null, 404)
  return {
    ...{ merchant, part, form },
    name: merchantSettings.name,
    isSteppedUp: me?.isSteppedUp ?? false,
  }
}

export async function changePart(args: ActionArgs) {
  const { request, context } = args
  const { locale } = context.get(areaContext)
  const { merchant, part, form } = await readForm(args)
  if (part === 'BRAND' && bringsLogo(request)) return changeShopLogo(args)
  const values = await formValues(request)
  if (values.intent === 'key' && part === 'FEED') {
    const made = await mutateSteppedUp(context, values, RenewFeedKeyDocument, { merchant: merchant.uuid })
    if ('result' in made) return data<PartFormState>({ ...EMPTY_FORM, key: made.result.renewFeedKey })
    return data<PartFormState>(formState({}, made.refusals, locale), refusedAs(made.refusals))
  }
  const entered = form.values.map(({ name }) => ({ name, value: values[name] ?? '' }))
  if (values.intent === 'preview' && isFinance(part)) return showPreview(args, merchant.uuid, part, entered)
  const change = { merchant: merchant.uuid, part, values: entered, fingerprint: values.fingerprint ?? '' }
  const answer = await mutateSteppedUp(context, values, ChangeSettingsDocument, change)
  if ('result' in answer) return redirect(overviewPath(locale, merchant.slug))
  const { refusals } = answer
  const shown = Object.fromEntries(entered.map(({ name, value }) => [name, value]))
  const state = formState(shown, refusals, locale)
  if (!refusals.some(({ code }) => code === 'CHANGED')) return data<PartFormState>(state, refusedAs(refusals))
  const { form: now } = await readForm(args)
  const changed = changedView(now, shown, locale)
  return data<PartFormState>({ values: shown, errors: {}, changed, fingerprint: now.fingerprint }, { status: 409 })
}

type Entered = readonly { readonly name: string; readonly value: string }[]

function isFinance(part: Part['part']): part is 'LOAN' | 'LEASING' {
  return part === 'LOAN' || part === 'LEASING'
}

function previewOf(
  context: PageArgs['context'],
  merchant: string,
  kind: 'LOAN' | 'LEASING',
  values: Entered,
): Promise<Answer<FinancePreviewQuery>> {
  const entered = values.map(({ name, value }) => ({ name, value }))
  return mutate(context, FinancePreviewDocument, { merchant, kind, values: entered })
}

/** The form as it was entered, with the example that would stand beside every rate. */
async function showPreview({ context }: ActionArgs, merchant: string, kind: 'LOAN' | 'LEASING', entered: Entered) {
  const { locale } = context.get(areaContext)
  const shown = Object.fromEntries(entered.map(({ name, value }) => [name, value]))
  const answer = await previewOf(context, merchant, kind, entered)
  if ('refusals' in answer)
    return data<PartFormState>(formState(shown, answer.refusals, locale), refusedAs(answer.refusals))
  return data<PartFormState>({ values: shown, errors: {}, example: answer.result.financePreview ?? null })
}

/** Both versions of each field that differs. */
function changedView(now: Part, entered: FormValues, locale: Locale): ChangedView {
  const { lastChange } = now
  return {
    who: lastChange ? { name: lastChange.by, at: formatInstant(lastChange.at, locale) } : null,
    differences: fieldsOf(now, locale)
      .filter(({ name, value }) => value !== entered[name])
      .map((field) => ({
        ...{ label: field.label, now: shownValue(field, field.value) },
        entered: shownValue(field, entered[field.name] ?? ''),
      })),
  }
}

function shownValue({ kind, options }: FieldView, value: string): string {
  if (kind === 'CHOICE') return options.find((option) => option.value === value)?.label ?? value
  return kind === 'CHECK' ? (value === 'yes' ? '✓' : '') : value
}

/** The fields of the form; those of services are as many as the shop has services. */
function fieldsOf({ part, values }: Part, locale: Locale): FieldView[] {
  const valueOf = (name: string) => values.find((value) => value.name === name)?.value ?? ''
  if (part === 'SERVICES')
    return values.map(({ name, label, value }) => ({
      ...{ name, label: label ?? name, value, kind: 'LINE' as const, isOptional: true, options: [] },
    }))
  return PART_FIELDS[part].map((field) => ({
    ...{ name: field.name, label: settingsFieldTexts[field.name]?.[locale] ?? field.name, kind: field.kind },
    ...{ value: valueOf(field.name), isOptional: field.kind !== 'CHOICE' && (field.optional ?? false) },
    options: optionsOf(field, locale),
  }))
}

function optionsOf(field: PartField, locale: Locale): FieldView['options'] {
  if (field.kind !== 'CHOICE') return []
  const labelOf = (value: string) => settingsChoiceTexts[`${field.name}.${value}`]?.[locale] ?? value
  return field.options.map((value) => ({ value, label: labelOf(value) }))
}

function overviewPath(locale: Locale, slug: string): string {
  return `${dealerPaths.pathFor('settings', locale)}?${new URLSearchParams({ merchant: slug }).toString()}`
}
