import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { dealersTexts } from '#messages/dealers.ts'
import type { DealerMapView } from './dealers-view.ts'
import { clustered, onMap } from './map-projection.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}
interface Dealer {
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly latitude?: number | null
  readonly longitude?: number | null
}

/** In kilometres: what a click on several dealers at once shows. */
const NEARBY = 50

/** The dots of a map: a dealer's leads to the dealer, one of several to the list of those nearby. Unknown places have none. */
export function dealerMapOf(dealers: readonly Dealer[], here: Place | null, locale: Locale): DealerMapView {
  const points = dealers.flatMap(({ latitude, longitude, ...dealer }) =>
    latitude == null || longitude == null ? [] : [{ ...dealer, ...onMap({ latitude, longitude }) }],
  )
  const dots = clustered(points).map(({ x, y, members }) => {
    const [first] = members
    const towns = [...new Set(members.map(({ city }) => city))].join(', ')
    return members.length === 1
      ? {
          x,
          y,
          count: 1,
          title: `${first!.name}, ${first!.city}`,
          href: pathFor('dealer', locale, { dealer: first!.slug }),
        }
      : {
          x,
          y,
          count: members.length,
          title: dealersTexts.dealersIn[locale](members.length, towns),
          href: `${pathFor('dealers', locale)}?${new URLSearchParams({ place: first!.city, radius: String(NEARBY) }).toString()}`,
        }
  })
  return { dots, ...(here ? { here: onMap(here) } : {}) }
}
