import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { sharedShopTexts } from '#messages/dealer-shared-shops.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, refusedAs } from '#storefront/blocks/form.server.ts'
import { ChooseLeadingMerchantDocument, type MerchantsQuery } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { type ActionArgs, areaContext } from '../../request.server.ts'

export interface SharedShopsView {
  readonly shops: readonly {
    readonly slug: string
    readonly name: string
    readonly leading: string
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
    shops: brands.map(({ slug, name, leading: chosen, merchants }) => ({
      ...{ slug, name, leading: chosen ?? '' },
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
  const { shop: brand = '' } = values
  const leading = values[`leading-${brand}`] ?? ''
  if (leading === '')
    return data<FormState>(
      { ...formState(values, [], locale), errors: { [`leading-${brand}`]: sharedShopTexts.choose[locale] } },
      { status: 400 },
    )
  const answer = await mutate(context, ChooseLeadingMerchantDocument, { brand, leading })
  if ('result' in answer)
    return redirect(
      `${dealerPaths.pathFor('merchants', locale)}?${new URLSearchParams({ led: brand }).toString()}#shared`,
    )
  return data<FormState>(formState(values, answer.refusals, locale), refusedAs(answer.refusals))
}
