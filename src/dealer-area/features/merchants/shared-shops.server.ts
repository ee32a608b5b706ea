import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { sharedShopTexts } from '#messages/dealer-shared-shops.ts'
import { formState, refusedAs } from '#storefront/blocks/form.server.ts'
import { type ChangedState, whoChanged } from '../../blocks/changed-state.ts'
import { ChooseLeadingMerchantDocument, MerchantsDocument, type MerchantsQuery } from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext } from '../../request.server.ts'

export interface SharedShopsView {
  readonly shops: readonly {
    readonly slug: string
    readonly name: string
    readonly leading: string
    readonly fingerprint: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }[]
  /** What was just stored, as a sentence. */
  readonly stored: string | undefined
}

/** Storefronts that several dealers share, and which dealer edits each. */
export function sharedShopsView(
  brands: MerchantsQuery['sharedBrands'],
  { url, context }: Pick<ActionArgs, 'url' | 'context'>,
): SharedShopsView {
  const { locale } = context.get(areaContext)
  const changed = brands.find(({ slug }) => slug === url.searchParams.get('led'))
  const leading = changed?.merchants.find(({ slug }) => slug === changed.leading)
  return {
    shops: brands.map(({ slug, name, leading: chosen, fingerprint, merchants }) => ({
      ...{ slug, name, fingerprint, leading: chosen ?? '' },
      options: [
        ...(chosen === null ? [{ value: '', label: sharedShopTexts.nobody[locale] }] : []),
        ...merchants.map((merchant) => ({ value: merchant.slug, label: merchant.name })),
      ],
    })),
    stored: changed && leading ? sharedShopTexts.stored[locale](leading.name, changed.name) : undefined,
  }
}

/** Says which dealer edits a shared storefront. */
export async function chooseLeading(context: ActionArgs['context'], values: Readonly<Record<string, string>>) {
  const { locale } = context.get(areaContext)
  const { shop: brand = '', fingerprint = '' } = values
  const leading = values[`leading-${brand}`] ?? ''
  if (leading === '')
    return data<ChangedState>(
      { ...formState(values, [], locale), errors: { [`leading-${brand}`]: sharedShopTexts.choose[locale] } },
      { status: 400 },
    )
  const answer = await mutate(context, ChooseLeadingMerchantDocument, { brand, leading, fingerprint })
  if ('result' in answer)
    return redirect(
      `${dealerPaths.pathFor('merchants', locale)}?${new URLSearchParams({ led: brand }).toString()}#shared`,
    )
  const { refusals } = answer
  if (!refusals.some(({ code }) => code === 'CHANGED'))
    return data<ChangedState>(formState(values, refusals, locale), refusedAs(refusals))
  const { sharedBrands } = await query(context, MerchantsDocument)
  const shop = sharedBrands.find(({ slug }) => slug === brand)
  const nameOf = (merchant: string | null | undefined) =>
    shop?.merchants.find(({ slug }) => slug === merchant)?.name ?? sharedShopTexts.nobody[locale]
  const label = sharedShopTexts.leading[locale](shop?.name ?? brand)
  const changed = {
    who: whoChanged(shop?.lastChange, locale),
    differences: [{ label, now: nameOf(shop?.leading), entered: nameOf(leading) }],
  }
  return data<ChangedState>({ values, errors: {}, changed, fingerprint: shop?.fingerprint ?? '' }, { status: 409 })
}
