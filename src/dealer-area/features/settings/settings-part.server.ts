import { data, redirect } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { partHintTexts, partTexts } from '#messages/dealer-settings-parts.ts'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { ChangeSettingsDocument, PreviewShopLookDocument, RenewFeedKeyDocument } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { isFinance, previewOf, showPreview } from './finance-preview.server.ts'
import { changedView, enteredIn, fieldsOf, withNames, withShopNames } from './settings-fields.server.ts'
import { partSlug } from '../../blocks/settings-part-path.ts'
import { type Part, readForm } from './settings-form.server.ts'
import type { PartFormState, PartView } from './settings-part-view.ts'
import { bringsPicture, changeShopPicture, shopPicturesOf } from './shop-picture.server.ts'
import { isOfShop, lookAddress, picturesOf, previewShop, widgetAddress } from './shop-of-part.server.ts'

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
    ...{ title: partTexts[part][locale], merchant: name, hint: hintOf(form, locale) },
    back: overviewPath(locale, merchant.slug),
    ...{
      fields: fieldsOf(withShopNames(form, { slug: merchant.slug, name }), locale),
      fingerprint: form.fingerprint,
      hasKey: part === 'FEED',
    },
    uploadAt: part === 'FEED' ? `${dealerPaths.pathFor('imports', locale)}?merchant=${merchant.slug}` : null,
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
  const entered = [...enteredIn(form, values)]
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
  if ('result' in answer) return redirect(`${overviewPath(locale, merchant.slug)}&saved=${partSlug(part)}`)
  const { refusals } = answer
  const shown = Object.fromEntries(entered.map(({ name, value }) => [name, value]))
  const state = withNames(formState(shown, refusals, locale), form, locale)
  if (!refusals.some(({ code }) => code === 'CHANGED')) return data<PartFormState>(state, refusedAs(refusals))
  const { form: now } = await readForm(args)
  const changed = changedView(now, shown, locale)
  return data<PartFormState>({ values: shown, errors: {}, changed, fingerprint: now.fingerprint }, { status: 409 })
}

function overviewPath(locale: Locale, slug: string): string {
  return `${dealerPaths.pathFor('settings', locale)}?${new URLSearchParams({ merchant: slug }).toString()}`
}

/** What to enter, and the codes that dealers use. */
function hintOf({ part, providerSuggestions: codes }: Part, locale: Locale): string {
  const hint = partHintTexts[part]?.[locale] ?? ''
  return codes.length > 0 ? `${hint} ${settingsTexts.providerSuggestions[locale](codes.join(', '))}` : hint
}
