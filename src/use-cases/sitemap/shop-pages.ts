import type { ReadHandle } from '#database/handles.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { PRESET_NAMES, PRESETS } from '#catalogue/presets.ts'
import { HOW_TO_SLUG } from '#domain/accessory/accessory.ts'
import type { Brand } from '#domain/brand.ts'
import { DEFAULT_LOCALE } from '#domain/locale.ts'
import { readDealers } from '#use-cases/merchant/merchants.ts'
import { type ModelPage, readModelPages } from '#use-cases/sitemap/vehicle-pages.ts'
import { countMatches, type SearchDeps } from '#use-cases/vehicle-search/search-vehicles.ts'
import type { Accessories } from '#services/accessories/port.ts'
import type { Content } from '#services/content/port.ts'
import { accessoryEntries } from './accessory-entries.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

export interface PageDeps {
  readonly read: ReadHandle
  readonly index: SearchDeps['index']
  readonly content: Content
  readonly accessories: Accessories
}

/** All indexable pages of a shop except those of vehicles. Lists without a vehicle are left out. */
export async function pageEntries(
  { read, index, content, accessories }: PageDeps,
  brand: Brand,
): Promise<SitemapEntry[]> {
  const [models, dealers, slugs, accessoryPages] = await Promise.all([
    readModelPages(read, brand),
    readDealers(read, brand.merchantUuids),
    content.slugs(DEFAULT_LOCALE),
    accessoryEntries({ read, accessories }, brand),
  ])
  const isStocked = (filters: typeof NO_FILTERS) => countMatches(filters, brand, index) > 0
  const changed = newestOf(models)
  return [
    { screen: 'home', ...changed },
    ...(isStocked(NO_FILTERS) ? [{ screen: 'cars' as const, ...changed }] : []),
    ...PRESET_NAMES.filter((name) => isStocked(PRESETS[name])).map((screen) => ({ screen })),
    ...listEntries(models),
    ...accessoryPages,
    { screen: 'dealers' },
    ...dealers.map((dealer) => ({ screen: 'dealer' as const, params: { dealer: dealer.slug } })),
    ...slugs.filter((slug) => slug !== HOW_TO_SLUG).map((slug) => ({ screen: 'content' as const, params: { slug } })),
  ]
}

/** The lists of makes, each followed by those of its models. */
function listEntries(models: readonly ModelPage[]): SitemapEntry[] {
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
