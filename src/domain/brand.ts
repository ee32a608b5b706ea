import type { Containers } from './analytics/containers.ts'
import type { BrandLook, BrandPerson } from './brand-look/look.ts'
import type { Locale } from './locale.ts'

/** The shop a request's host stands for: the main site or a dealer's white-label storefront. */
export interface Brand {
  /** Sub-domain of a dealer's storefront; null on the main site. */
  readonly slug: string | null
  readonly name: string
  /** Dealers whose stock this shop shows; empty on the main site, which shows all. */
  readonly merchantUuids: readonly string[]
  readonly merchantOrigin: string | null
  /** The make this shop specialises in, if any. */
  readonly make: string | null
  readonly logoUrl: string | null
  readonly imprintUrl: string | null
  readonly dataPrivacyUrl: string | null
  /** Brand tokens of `design/tokens.css`, without the leading dashes: `{ brand: '#7a1f2b' }`. */
  readonly tokens: Readonly<Record<string, string>>
  readonly tradeInDescription: Readonly<Record<Locale, string>> | null
  /** Variants of its layout, letters and ground; left out for the usual ones. */
  readonly look?: BrandLook
  /** What it stands for, in a sentence; left out where it says nothing. */
  readonly claim?: Readonly<Record<Locale, string>>
  /** Whom customers meet there. */
  readonly people?: readonly BrandPerson[]
  /** Key of the photograph that its home page shows instead of a drawn car. */
  readonly heroPicture?: string
  /** Pages that its service column names; left out for the usual ones. */
  readonly contentKeys?: readonly string[]
  /** Screens of the navigation's sections, in their order; left out for all of them. */
  readonly sections?: readonly string[]
  /** Origins of websites that may show its widgets; left out for none. */
  readonly widgetOrigins?: readonly string[]
  /** What it loads of third parties; left out for nothing. */
  readonly containers?: Containers
}

/** The shop of one dealer: nothing there speaks of other dealers, or of this one as of somebody else. */
export function isOneDealers({ merchantUuids }: Pick<Brand, 'merchantUuids'>): boolean {
  return merchantUuids.length === 1
}

export const MAIN_BRAND: Brand = {
  slug: null,
  name: 'Fahrwerk',
  merchantUuids: [],
  merchantOrigin: null,
  make: null,
  logoUrl: null,
  imprintUrl: null,
  dataPrivacyUrl: null,
  tokens: {},
  tradeInDescription: null,
}
