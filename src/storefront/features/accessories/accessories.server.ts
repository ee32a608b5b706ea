import {
  ACCESSORY_PARAMETERS,
  activeAccessoryFilters,
  type AccessoryListState,
  DEFAULT_ACCESSORY_LIST,
  formatAccessoryList,
  parseAccessoryList,
} from '#catalogue/accessories/accessory-list.ts'
import { PARTS_DEPARTMENT } from '#domain/accessory/accessory.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { accessoryTexts } from '#messages/accessories.ts'
import { inLanguage } from '#messages/texts.ts'
import { AccessoryListDocument } from '#storefront/generated/graphql.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { accessoryCardOf } from '../../blocks/accessory-card.server.ts'
import { helpHref } from '../../blocks/help.server.ts'
import { pageLinks } from '../../blocks/page-links.server.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { type Category, categoryNamed, categoryPath, loadCategories, trailOf } from './categories.server.ts'
import { chipsOf, fitChoice, perPageChoice, sortChoice } from './list-controls.server.ts'
import type { AccessoryListView, CategoryLink } from './accessories-view.ts'

interface Loading {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/**
 * Answers a list address: its canonical spelling with the view, any other one and a page beyond the last with a redirect; 404 for no
 * category.
 */
export async function loadAccessoryList({ url, context }: Loading): Promise<AccessoryListView> {
  const { locale, brand } = context.get(siteContext)
  const categories = await loadCategories(context)
  const category = categoryOf(url, categories)
  const state = parseAccessoryList(url.searchParams)
  const hrefIn = (of: Category | undefined, changed: Partial<AccessoryListState>) => {
    const params = formatAccessoryList({ ...state, ...changed }).toString()
    return params ? `${categoryPath(of, locale)}?${params}` : categoryPath(of, locale)
  }
  const hrefOf = (changed: Partial<AccessoryListState>) => hrefIn(category, changed)
  const href = hrefOf({})
  if (href !== spellingOf(url)) throw redirect(href, 302)
  const { text, fit, minPrice, maxPrice, topRated, sort, page, perPage } = state
  const { searchAccessories: found } = await query(context, AccessoryListDocument, {
    filters: { category: category?.id ?? null, text, fit, minPrice, maxPrice, topRated },
    sort,
    page,
    itemsPerPage: perPage,
  })
  if (page > found.pageCount) throw redirect(hrefOf({ page: found.pageCount }), 302)
  const texts = inLanguage(accessoryTexts, locale)
  const counts = new Map(found.categories.map(({ id, count }) => [id, count]))
  const wholeCount = categories
    .filter(({ parentId }) => !parentId)
    .reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
  const linkTo = (of: Category | undefined): CategoryLink => ({
    label: of?.title ?? texts.allCategories,
    href: hrefIn(of, { page: 1 }),
    count: formatNumber(of ? (counts.get(of.id) ?? 0) : wholeCount, locale),
    ...(of?.id === category?.id ? { current: true as const } : {}),
  })
  const trail = trailOf(categories, category)
  const total = formatNumber(found.totalCount, locale)
  const path = categoryPath(category, locale)
  const params = formatAccessoryList(state).toString()
  const isIndexed = params === '' && found.totalCount > 0
  const heading = category?.title ?? texts.products
  return {
    heading,
    total,
    href,
    base: categoryPath(undefined, locale),
    path,
    ...(category ? { saved: [`category=${category.id}`, params].filter(Boolean).join('&') } : {}),
    crumbs: [
      { label: texts.all, ...(category ? { href: categoryPath(undefined, locale) } : {}) },
      ...trail.map((one) => ({ label: one.title, ...(one === category ? {} : { href: categoryPath(one, locale) }) })),
    ],
    whole: linkTo(undefined),
    categories: departments(categories).map((one) => ({
      ...linkTo(one),
      ...(trail.includes(one)
        ? { inside: categories.filter(({ parentId }) => parentId === one.id).map((shelf) => linkTo(shelf)) }
        : {}),
    })),
    order: ACCESSORY_PARAMETERS,
    text,
    fit: fitChoice(state, found.makes, locale),
    price: { ...(minPrice === null ? {} : { from: minPrice }), ...(maxPrice === null ? {} : { to: maxPrice }) },
    top: { checked: topRated, count: formatNumber(found.topRatedCount, locale) },
    sort: sortChoice(state, locale),
    perPage: perPageChoice(state, locale),
    active: activeAccessoryFilters(state),
    reset: hrefOf({ ...UNFILTERED, page: 1 }),
    ...(category && found.totalCount === 0 && wholeCount > 0
      ? {
          wider: {
            href: hrefIn(undefined, { page: 1 }),
            text: texts.inAllCategories(formatNumber(wholeCount, locale)),
          },
        }
      : {}),
    shipping: { text: texts.vatNote, more: texts.aboutShipping, href: helpHref('delivery', locale) },
    chips: chipsOf(state, found.makes, (changed) => hrefOf({ ...changed, page: 1 }), locale),
    cards: found.products.map((product) => accessoryCardOf(product, locale)),
    pages: pageLinks(page, found.pageCount, (number) => hrefOf({ page: number })),
    title: texts.listTitle(category?.title ?? texts.all, total),
    description: texts.listDescription(category?.title ?? texts.all, brand.name),
    ...(isIndexed ? {} : { canonicalPath: path }),
    other: categoryPath(category, locale === 'de' ? 'en' : 'de'),
  }
}

const UNFILTERED = { text: '', fit: null, minPrice: null, maxPrice: null, topRated: false } as const

function departments(categories: readonly Category[]): Category[] {
  return categories.filter(({ parentId }) => parentId === null)
}

/** The category of the path, or the one that a form or a stored query names. */
function categoryOf(url: URL, categories: readonly Category[]): Category | undefined {
  const match = matchPath(url.pathname)
  const slug = match?.params.slug
  const requestedCategory = url.searchParams.get('category')
  const byId = (id: string) => categories.find((category) => category.id === id)
  if (slug !== undefined) {
    const named = categoryNamed(categories, slug)
    if (!named) throw data(null, { status: 404 })
    return named
  }
  if (match?.screen === 'car-parts') return byId(PARTS_DEPARTMENT)
  return requestedCategory ? byId(requestedCategory) : undefined
}

/** The requested address, its query encoded as ours are. */
function spellingOf({ pathname, searchParams }: URL): string {
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname
}

/** The first page of everything that goes with a car. */
export function listForCar(make: string, model: string, locale: 'de' | 'en'): string {
  const params = formatAccessoryList({ ...DEFAULT_ACCESSORY_LIST, fit: { make, model } }).toString()
  return `${categoryPath(undefined, locale)}?${params}`
}
