import type { BrandLook, BrandPerson } from '#domain/brand-look/look.ts'
import type { Locale } from '#domain/locale.ts'
import type { Writer } from '#database/handles.ts'

interface BrandDetails {
  readonly slug: string
  readonly name: string
  readonly merchantUuids: readonly string[]
  /** Who leads it; left out: as it is. */
  readonly leadingMerchantId?: number
  readonly merchantOrigin: string | null
  readonly make: string | null
  readonly tokens: Readonly<Record<string, string>>
  /** Replaces the usual text of its trade-in page. */
  readonly tradeInDescription: Readonly<Record<Locale, string>> | null
  readonly logoUrl?: string | null
  /** Own domains, and websites that may show its widgets; left out: as they are. */
  readonly hosts?: readonly string[]
  readonly widgetOrigins?: readonly string[]
  /** Left out: as they are. */
  readonly look?: BrandLook
  readonly claim?: Readonly<Record<Locale, string>> | null
  /** Of the storefront itself, in place of its merchant's. */
  readonly legalUrls?: { readonly imprint: string | null; readonly privacy: string | null }
  readonly people?: readonly BrandPerson[]
  readonly sections?: readonly string[] | null
  /** What it loads of third parties; left out: as they are. */
  readonly containerIds?: {
    readonly tagManagerId: string | null
    readonly dealerTagManagerId: string | null
    readonly statsId: string | null
  }
}

/** Creates or changes the white-label storefront with this slug. */
export async function putBrand(writer: Writer, brand: BrandDetails): Promise<void> {
  const values = {
    slug: brand.slug,
    name: brand.name,
    merchant_uuids: [...brand.merchantUuids],
    ...(brand.leadingMerchantId === undefined ? {} : { leading_merchant_id: brand.leadingMerchantId }),
    merchant_origin: brand.merchantOrigin,
    make: brand.make,
    ...(brand.logoUrl === undefined ? {} : { logo_url: brand.logoUrl }),
    ...(brand.hosts ? { hosts: [...brand.hosts] } : {}),
    ...(brand.widgetOrigins ? { widget_origins: [...brand.widgetOrigins] } : {}),
    ...(brand.containerIds ? columnsOf(brand.containerIds) : {}),
    ...(brand.look ? { look: JSON.stringify(brand.look) } : {}),
    ...(brand.claim === undefined ? {} : { claim: brand.claim && JSON.stringify(brand.claim) }),
    ...(brand.people ? { people: JSON.stringify(brand.people) } : {}),
    ...(brand.sections === undefined ? {} : { sections: brand.sections && [...brand.sections] }),
    ...(brand.legalUrls ? { imprint_url: brand.legalUrls.imprint, data_privacy_url: brand.legalUrls.privacy } : {}),
    tokens: JSON.stringify(brand.tokens),
    trade_in_description: JSON.stringify(brand.tradeInDescription),
  }
  await writer.transaction((tx) =>
    tx
      .insertInto('brands')
      .values({ hosts: [], ...values })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
      .execute(),
  )
}

function columnsOf({ tagManagerId, dealerTagManagerId, statsId }: NonNullable<BrandDetails['containerIds']>) {
  return { tag_manager_id: tagManagerId, dealer_tag_manager_id: dealerTagManagerId, stats_id: statsId }
}
