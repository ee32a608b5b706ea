import type { ReadHandle } from '#database/handles.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { PRESET_NAMES, PRESETS } from '#catalogue/presets.ts'
import { HOW_TO_SLUG } from '#domain/accessory/accessory.ts'
import type { Brand } from '#domain/brand.ts'
import { DEFAULT_LOCALE } from '#domain/locale.ts'
import type { Screen } from '#domain/routes/screens.ts'
import type { Accessories } from '#services/accessories/port.ts'
import type { Content } from '#services/content/port.ts'
import { type Article, listArticles } from '../content/list-articles.ts'
import { readDealers } from '../merchant/merchants.ts'
import { countMatches } from '../vehicle-search/vehicle-search.ts'
import type { VehicleIndex } from '../vehicle-search/vehicle-index.ts'
import { readAccessoryPages } from './accessory-pages.ts'
import type { ShopPage } from './shop-page.ts'
import { type ModelPage, readModelPages } from './vehicle-pages.ts'

export interface ShopPageDeps {
  readonly read: ReadHandle
  readonly index: VehicleIndex
  readonly content: Content
  readonly accessories: Accessories
}

/** All indexable pages of a shop except those of vehicles. Lists without a vehicle are left out. */
export async function readShopPages(
  { read, index, content, accessories }: ShopPageDeps,
  brand: Brand,
): Promise<ShopPage[]> {
  const articles = (section: 'GUIDE' | 'PRESS') => listArticles(content, DEFAULT_LOCALE, { section, brand: brand.slug })
  const [models, dealers, slugs, accessoryPages, guide, press] = await Promise.all([
    readModelPages(read, brand),
    readDealers(read, brand.merchantUuids),
    content.slugs(DEFAULT_LOCALE, { brand: brand.slug }),
    readAccessoryPages({ read, accessories }, brand),
    articles('GUIDE'),
    articles('PRESS'),
  ])
  const isStocked = (filters: typeof NO_FILTERS) => countMatches(filters, brand, index) > 0
  const changed = newestOf(models)
  return [
    { screen: 'home', ...changed },
    ...(isStocked(NO_FILTERS) ? [{ screen: 'cars' as const, ...changed }] : []),
    ...PRESET_NAMES.filter((name) => isStocked(PRESETS[name])).map((screen) => ({ screen })),
    ...listPages(models),
    ...accessoryPages,
    { screen: 'dealers' },
    ...dealers.map((dealer) => ({ screen: 'dealer' as const, params: { dealer: dealer.slug } })),
    ...slugs.filter((slug) => slug !== HOW_TO_SLUG).map((slug) => ({ screen: 'content' as const, params: { slug } })),
    ...articlePages('guide', 'guide-article', guide),
    ...articlePages('press', 'press-release', press),
  ]
}

/** A list of articles and each of them; nothing where there are none. */
function articlePages(list: 'guide' | 'press', screen: Screen, articles: readonly Article[]): ShopPage[] {
  if (articles.length === 0) return []
  return [{ screen: list }, ...articles.map(({ slug }) => ({ screen, params: { slug } }))]
}

/** The lists of makes, each followed by those of its models. */
function listPages(models: readonly ModelPage[]): ShopPage[] {
  const entry = (slug: string, of: readonly ModelPage[]) => ({
    screen: 'cars-slug' as const,
    params: { slug },
    ...newestOf(of),
  })
  return [...Map.groupBy(models, ({ makeName }) => makeName)].flatMap(([make, own]) => [
    entry(make, own),
    ...own.map((model) => entry(`${make}-${model.modelName}`, [model])),
  ])
}

function newestOf(models: readonly ModelPage[]): { changedAt?: Date } {
  const times = models.map(({ changedAt }) => changedAt.getTime())
  return times.length > 0 ? { changedAt: new Date(Math.max(...times)) } : {}
}
