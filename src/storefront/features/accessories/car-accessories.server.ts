import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { accessoryTexts } from '#messages/accessories.ts'
import { AccessoriesLandingDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { accessoryCardOf } from '../../blocks/accessory-card.server.ts'
import type { AccessoryCardView } from '../../blocks/accessory-card-view.ts'
import type { Tile } from '../../blocks/Tiles.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { categoryPath, loadCategories } from './categories.server.ts'

interface LandingView {
  readonly path: string
  readonly all: string
  readonly howTo: string
  readonly departments: readonly { readonly title: string; readonly href: string; readonly tiles: readonly Tile[] }[]
  readonly recommended: readonly AccessoryCardView[]
}

/** Departments with their categories, as far as the dealers of this shop sell something in them. */
export async function loadLanding({
  context,
}: {
  readonly context: Readonly<RouterContextProvider>
}): Promise<LandingView> {
  const { locale } = context.get(siteContext)
  const [categories, { topRatedAccessories, searchAccessories }] = await Promise.all([
    loadCategories(context),
    query(context, AccessoriesLandingDocument),
  ])
  const counts = new Map(searchAccessories.categories.map(({ id, count }) => [id, count]))
  const stocked = categories.filter(({ id }) => (counts.get(id) ?? 0) > 0)
  return {
    path: pathFor('car-accessories', locale),
    all: pathFor('accessories', locale),
    howTo: pathFor('car-accessories-how-to', locale),
    departments: stocked
      .filter(({ parentId }) => parentId === null)
      .map((department) => ({
        title: department.title,
        href: categoryPath(department, locale),
        tiles: stocked
          .filter(({ parentId }) => parentId === department.id)
          .map((shelf) => ({
            title: shelf.title,
            line: countLine(counts.get(shelf.id) ?? 0, locale),
            href: categoryPath(shelf, locale),
            picture: shelf.picture,
          })),
      })),
    recommended: topRatedAccessories.map((product) => accessoryCardOf(product, locale)),
  }
}

function countLine(count: number, locale: Locale): string {
  return accessoryTexts.countLine[locale](formatNumber(count, locale))
}
