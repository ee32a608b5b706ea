import { data, redirect } from 'react-router'
import { fieldByKey } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { LOOK_PARAMETER } from '#domain/brand-look/look-parameter.ts'
import type { ShopPicture } from '#domain/brand-look/shop-picture.ts'
import type { Locale } from '#domain/locale.ts'
import { PART_FIELDS, type PartField } from '#domain/merchant/settings-parts.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { COLOR_PARAMETER } from '#domain/widget/widget-address.ts'
import { partHintTexts, partTexts, settingsTexts } from '#messages/dealer-settings.ts'
import { settingsChoiceTexts, settingsFieldTexts } from '#messages/dealer-settings-fields.ts'
import { fieldProblemTexts } from '#messages/forms.ts'
import { inLanguage } from '#messages/texts.ts'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, type FormValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Answer } from '#storefront/blocks/gateway-answer.ts'
import type { ChangedView } from '../../blocks/ChangedMeanwhile.tsx'
import {
  ChangeSettingsDocument,
  FinancePreviewDocument,
  PreviewShopLookDocument,
  type FinancePreviewQuery,
  RenewFeedKeyDocument,
  SettingsPartFormDocument,
  type SettingsPartFormQuery,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs, shopPicturesContext } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { partOfSlug } from './part-slug.ts'
import { bringsPicture, changeShopPicture, type ShopPictureView, shopPicturesOf } from './shop-picture.server.ts'
import { type ShopPreviewView, shopPreviewOf } from './shop-preview.server.ts'

type Part = SettingsPartFormQuery['merchantSettings']['parts'][number]

interface FieldView {
  readonly name: string
  readonly label: string
  readonly kind: PartField['kind']
  readonly value: string
  readonly isOptional: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Of fields that belong together. */
  readonly legend?: string
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
  /** Of the own shop, as far as they belong to this part. */
  readonly pictures: readonly ShopPictureView[]
  /** The own shop with what is stored; left out in parts that it does not show. */
  readonly shop?: ShopPreviewView
  /** Where the code of widgets for the dealer's own website is made, with the shop's colour; null without a shop. */
  readonly widgetsAt: string | null
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
  /** The own shop with what was entered. */
  readonly shop?: ShopPreviewView
  /** The shop's home page with what was entered; left out where it has no address yet, or the entry is wrong. */
  readonly wholePage?: string
  /** With the entered terms. */
  readonly example?: string | null
}

export async function loadPart(args: PageArgs): Promise<PartView> {
  const { locale } = args.context.get(areaContext)
  const found = await readForm(args)
  const { merchant, part, form, name, isSteppedUp } = found
  const pictures = await picturesOf(found, args)
  const example = isFinance(part) ? await previewOf(args.context, merchant.uuid, part, form.values) : undefined
  return {
    ...(example && 'result' in example ? { example: example.result.financePreview ?? null } : {}),
    pictures: shopPicturesOf(part, pictures, locale),
    ...(isOfShop(part) ? { shop: previewShop(found, pictures, locale) } : {}),
    widgetsAt: part === 'BRAND' ? widgetAddress(form, args.url, locale) : null,
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
    ...{ merchant, part, form, parts: merchantSettings.parts },
    name: merchantSettings.name,
    isSteppedUp: me?.isSteppedUp ?? false,
  }
}

export async function changePart(args: ActionArgs) {
  const { request, context } = args
  const { locale } = context.get(areaContext)
  const found = await readForm(args)
  const { merchant, part, form } = found
  if (bringsPicture(request)) return changeShopPicture(args, part)
  const values = await formValues(request)
  if (values.intent === 'key' && part === 'FEED') {
    const made = await mutateSteppedUp(context, values, RenewFeedKeyDocument, { merchant: merchant.uuid })
    if ('result' in made) return data<PartFormState>({ ...EMPTY_FORM, key: made.result.renewFeedKey })
    return data<PartFormState>(formState({}, made.refusals, locale), refusedAs(made.refusals))
  }
  const entered = form.values.map(({ name }) => ({ name, value: values[name] ?? '' }))
  if (values.intent === 'preview' && isFinance(part)) return showPreview(args, merchant.uuid, part, entered)
  if (values.intent === 'preview' && isOfShop(part)) {
    const page = await mutate(context, PreviewShopLookDocument, { merchant: merchant.uuid, part, values: entered })
    return data<PartFormState>({
      ...{ values: Object.fromEntries(entered.map(({ name, value }) => [name, value])), errors: {} },
      ...('result' in page ? { wholePage: lookAddress(page.result.previewShopLook, args.url, locale) } : {}),
      ...{
        shop: previewShop(found, await picturesOf(found, args), locale, entered),
        fingerprint: values.fingerprint ?? '',
      },
    })
  }
  const change = { merchant: merchant.uuid, part, values: entered, fingerprint: values.fingerprint ?? '' }
  const answer = await mutateSteppedUp(context, values, ChangeSettingsDocument, change)
  if ('result' in answer) return redirect(overviewPath(locale, merchant.slug))
  const { refusals } = answer
  const shown = Object.fromEntries(entered.map(({ name, value }) => [name, value]))
  const state = withNames(formState(shown, refusals, locale), form, locale)
  if (!refusals.some(({ code }) => code === 'CHANGED')) return data<PartFormState>(state, refusedAs(refusals))
  const { form: now } = await readForm(args)
  const changed = changedView(now, shown, locale)
  return data<PartFormState>({ values: shown, errors: {}, changed, fingerprint: now.fingerprint }, { status: 409 })
}

/** The summary of a form with seven days says which of them is meant, and how hours are written. */
function withNames(state: FormState, form: Part, locale: Locale): FormState {
  const labels = new Map(fieldsOf(form, locale).map(({ name, label }) => [name, label]))
  const texts = inLanguage(settingsTexts, locale)
  const isHours = form.part === 'HOURS' || form.part === 'CALENDAR'
  const named = Object.entries(state.errors).map(([name, error]) => {
    const label = labels.get(name)
    if (label === undefined || error !== fieldProblemTexts.INVALID[locale]) return [name, error] as const
    return [name, isHours ? texts.invalidHours(label) : texts.invalid(label)] as const
  })
  return { ...state, errors: Object.fromEntries(named) }
}

type FoundForm = Awaited<ReturnType<typeof readForm>>
type Entered = readonly { readonly name: string; readonly value: string }[]

function isFinance(part: Part['part']): part is 'LOAN' | 'LEASING' {
  return part === 'LOAN' || part === 'LEASING'
}

/** The configurator stands in the shop itself, so the shop needs no choosing. */
function widgetAddress({ values }: Part, url: URL, locale: Locale): string | null {
  const valueOf = (field: string) => values.find(({ name }) => name === field)?.value ?? ''
  if (valueOf('slug') === '') return null
  const address = new URL(pathFor('whitelabel-configurator', locale), `${url.protocol}//${valueOf('slug')}.${url.host}`)
  const color = valueOf('brand').replace('#', '')
  if (color !== '') address.searchParams.set(COLOR_PARAMETER, color)
  return address.href
}

/** The home page of the shop itself, as the entered values would make it. */
function lookAddress({ slug, key }: { slug: string; key: string }, url: URL, locale: Locale): string {
  const address = new URL(pathFor('home', locale), `${url.protocol}//${slug}.${url.host}`)
  address.searchParams.set(LOOK_PARAMETER, key)
  return address.href
}

/** Parts that the sketch of the shop shows. */
function isOfShop(part: Part['part']): boolean {
  return ['BRAND', 'LOOK', 'PEOPLE', 'NAVIGATION'].includes(part)
}

/** Of the own shop; none in parts that it does not show, or without one. */
async function picturesOf({ merchant, part }: FoundForm, { context }: PageArgs): Promise<readonly ShopPicture[]> {
  return (isOfShop(part) && (await context.get(shopPicturesContext).read(merchant.uuid))) || []
}

/** The shop with the stored settings, and with what was entered into this part in their place. */
function previewShop(
  { part, parts, name }: FoundForm,
  pictures: readonly ShopPicture[],
  locale: Locale,
  entered?: Entered,
): ShopPreviewView {
  const shown = parts.map((row) => (entered && row.part === part ? { part, values: entered } : row))
  return shopPreviewOf({ merchant: name, parts: shown, pictures }, locale)
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
    ...{
      value: valueOf(field.name),
      isOptional: part !== 'HOURS' && field.kind !== 'CHOICE' && (field.optional ?? false),
    },
    options: optionsOf(field, locale),
    ...(field.kind !== 'CHOICE' && field.group ? { legend: settingsTexts.person[locale](field.group) } : {}),
  }))
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

function overviewPath(locale: Locale, slug: string): string {
  return `${dealerPaths.pathFor('settings', locale)}?${new URLSearchParams({ merchant: slug }).toString()}`
}
