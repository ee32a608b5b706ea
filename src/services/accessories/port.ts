import type { Accessory, AccessoryCategory } from '#domain/accessory/accessory.ts'
import type { FitSlugs } from '#domain/accessory/fits.ts'
import type { Locale } from '#domain/locale.ts'
import type { AccessorySort } from '#domain/accessory/sorting.ts'

/** Filters and order of a list of products. */
export interface AccessoryQuery {
  /** Only products of these providers; empty finds nothing. */
  readonly providers: readonly string[]
  /** Words that must all occur in the title, the specification or the producer's name; empty matches every product. */
  readonly text: string
  readonly fit: FitSlugs | null
  /** Cents. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly topRated: boolean
  readonly sort: AccessorySort
  /** The language for sorting titles; German by default. */
  readonly locale?: Locale
  /** From 1; a page beyond the end becomes the last one. */
  readonly page: number
  readonly perPage: number
}

/** Products of one page, and how many products each choice would find if the other filters stayed. */
export interface AccessoryPage {
  readonly products: readonly Accessory[]
  readonly totalCount: number
  readonly page: number
  /** By category, departments included. */
  readonly categories: readonly { readonly id: string; readonly count: number }[]
  /** By make and model; products that fit every car count for each. */
  readonly makes: readonly MakeCount[]
  readonly topRatedCount: number
  /** Cents; the prices found without the price range, null where nothing is found. */
  readonly prices: { readonly min: number; readonly max: number } | null
}

export interface MakeCount {
  readonly makeName: string
  readonly count: number
  readonly models: readonly { readonly modelName: string; readonly count: number }[]
}

/** The catalogue does not answer, or not as agreed. */
export class AccessoriesUnavailable extends Error {}

/** A catalogue of accessories, filled by several providers. */
export interface Accessories {
  categories(): Promise<readonly AccessoryCategory[]>
  /** Products of a category, those of its sub-categories included; nothing for an unknown one. */
  categoryProducts(categoryId: string, query: AccessoryQuery): Promise<AccessoryPage>
  /** Products of every category. */
  search(query: AccessoryQuery): Promise<AccessoryPage>
  /** Products chosen by the providers' editors. */
  topRated(providers: readonly string[], limit: number): Promise<readonly Accessory[]>
  /**
   * Undefined for a product that is not, or no longer, provided. `SHORT`: for pages that can do without the product when its provider is
   * unavailable; the answer may be a few seconds old.
   */
  product(productId: string, timeout?: 'SHORT'): Promise<Accessory | undefined>
}
