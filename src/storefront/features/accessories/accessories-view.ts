import type { AccessoryCardView } from '../../blocks/accessory-card-view.ts'
import type { PageLinks } from '#design/Pagination.tsx'
import type { SelectGroup, SelectOption } from '#design/Select.tsx'

export interface CategoryLink {
  readonly label: string
  readonly href: string
  readonly count: string
  readonly current?: true
  /** Shelves of the department that is open. */
  readonly inside?: readonly CategoryLink[]
}

export interface ChoiceView {
  readonly options: readonly (SelectOption | SelectGroup)[]
  readonly chosen: string
}

/** A page of the accessories list, every text ready. */
export interface AccessoryListView {
  readonly heading: string
  readonly total: string
  readonly href: string
  /** The whole list, and this category's. */
  readonly base: string
  readonly path: string
  readonly saved?: string
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[]
  readonly whole: CategoryLink
  readonly categories: readonly CategoryLink[]
  readonly order: readonly string[]
  readonly text: string
  readonly fit: ChoiceView
  readonly price: { readonly from?: number; readonly to?: number }
  readonly top: { readonly checked: boolean; readonly count: string }
  readonly sort: ChoiceView
  readonly perPage: ChoiceView
  readonly active: number
  /** The list without its filters, in the same order and as many on a page. */
  readonly reset: string
  /** If a category has no hits: the search over all categories, which has some. */
  readonly wider?: { readonly href: string; readonly text: string }
  readonly chips: readonly { readonly label: string; readonly href: string }[]
  /** Prices include VAT, not shipping. */
  readonly shipping: { readonly text: string; readonly more: string; readonly href: string }
  readonly cards: readonly AccessoryCardView[]
  readonly pages: PageLinks
  /** Title and description of the page, and the path that search engines index. */
  readonly title: string
  readonly description: string
  readonly canonicalPath?: string
  /** The same list in the other language. */
  readonly other: string
}
