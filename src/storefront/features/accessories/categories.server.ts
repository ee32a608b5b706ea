import { PARTS_DEPARTMENT } from '#domain/accessory/accessory.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { AccessoryCategoriesDocument, type AccessoryCategoriesQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { query } from '../../gateway.server.ts'
import { fragmentCacheContext } from '../../request.server.ts'

export type Category = AccessoryCategoriesQuery['accessoryCategories'][number]

export async function loadCategories(context: Readonly<RouterContextProvider>): Promise<readonly Category[]> {
  const read = async () => JSON.stringify((await query(context, AccessoryCategoriesDocument)).accessoryCategories)
  return JSON.parse(await context.get(fragmentCacheContext)('accessory categories', read)) as Category[]
}

/** The category a path names in either language. */
export function categoryNamed(categories: readonly Category[], slug: string): Category | undefined {
  return categories.find(({ slugDe, slugEn }) => slug === slugDe || slug === slugEn)
}

/** The list of a category; of none, the whole list. The department of parts has an address of its own. */
export function categoryPath(category: Category | undefined, locale: Locale): string {
  if (!category) return pathFor('accessories', locale)
  if (category.id === PARTS_DEPARTMENT) return pathFor('car-parts', locale)
  return pathFor('accessories', locale, { slug: locale === 'de' ? category.slugDe : category.slugEn })
}

/** The department and the category, from the outside in. */
export function trailOf(categories: readonly Category[], category: Category | undefined): Category[] {
  if (!category) return []
  const parent = categories.find(({ id }) => id === category.parentId)
  return parent ? [parent, category] : [category]
}
