import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { dealersTexts } from '#messages/dealers.ts'
import { dealerMap } from '../../blocks/dealer-map.server.ts'
import type { DealerMapView } from '../../blocks/dealer-map-view.ts'

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

/** Radius in kilometres of the list that a dot of several dealers leads to. */
const NEARBY = 50

/** A dealer's dot leads to the dealer, one of several to the list of those nearby. */
export function dealerMapOf(dealers: readonly Dealer[], here: Place | null, locale: Locale): DealerMapView {
  const dotOf = (members: readonly Dealer[]) => {
    const [first] = members
    const towns = [...new Set(members.map(({ city }) => city))].join(', ')
    return members.length === 1
      ? {
          title: `${first!.name}, ${first!.city}`,
          href: pathFor('dealer', locale, { dealer: first!.slug }),
        }
      : {
          label: String(members.length),
          title: dealersTexts.dealersIn[locale](members.length, towns),
          href: `${pathFor('dealers', locale)}?${new URLSearchParams({ place: first!.city, radius: String(NEARBY) }).toString()}`,
        }
  }
  return dealerMap(dealers, dotOf, { here })
}
