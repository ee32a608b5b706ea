import type { Locale } from '#domain/locale.ts'
import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'

/** Who opens a screen: somebody unknown, the demo's customer, its dealer or its administrator. */
export type LookActor = 'visitor' | 'customer' | 'dealer' | 'admin'

/** What the demo shop has, found before the pictures are taken. */
export interface Found {
  readonly car: Readonly<{ makeName: string; modelName: string; id: string }>
  readonly others: readonly string[]
  readonly accessory: string
  readonly order: string
}

export interface LookScreen {
  readonly name: string
  readonly actor: LookActor
  /** The customer's cart has a car, and checkout is answered as far as its last step. */
  readonly needsCheckout?: true
  address(origin: string, locale: Locale, found: Found): string
}

/** The origin of a dealer's own shop on a development machine: its slug before the main host. */
function brandOrigin(origin: string, brand: string): string {
  const url = new URL(origin)
  url.hostname = `${brand}.${url.hostname}`
  return url.origin
}

type Params = (found: Found) => Readonly<Record<string, string>>
interface Place {
  readonly actor?: LookActor
  readonly params?: Params
  /** After the path: `?color=PINK`. */
  readonly query?: string | ((found: Found) => string)
  /** A dealer's own host, by slug. */
  readonly brand?: string
  readonly needsCheckout?: true
}

const NONE: Params = () => ({})

function screen(
  name: string,
  of: Screen,
  { actor = 'visitor', params = NONE, query = '', brand, ...more }: Place = {},
) {
  return {
    name,
    actor,
    ...more,
    address: (origin: string, locale: Locale, found: Found) => {
      const url = new URL(pathFor(of, locale, params(found)), brand ? brandOrigin(origin, brand) : origin)
      const more = new URLSearchParams(typeof query === 'string' ? query : query(found))
      for (const [name, value] of more) url.searchParams.set(name, value)
      return url.href
    },
  } satisfies LookScreen
}

function dealerScreen(
  name: string,
  of: DealerScreen,
  actor: LookActor = 'dealer',
  params: Record<string, string> = {},
) {
  return {
    name,
    actor,
    address: (origin: string, locale: Locale) => `${origin}${dealerPaths.pathFor(of, locale, params)}`,
  } satisfies LookScreen
}

const car: Params = (found) => found.car
const answered = { actor: 'customer', needsCheckout: true } as const
const slug = (name: string) => ({ params: () => ({ slug: name }) })
const ids = ({ car: { id }, others }: Found) => `ids=${[id, ...others].join(',')}`

/** The visual record: what `npm run look` shoots, in both languages and at both widths. */
export const LOOK_SCREENS: readonly LookScreen[] = [
  screen('home', 'home'),
  screen('list', 'cars'),
  screen('list-rows', 'cars', { query: 'view=LIST' }),
  screen('list-filtered', 'cars', { query: 'fuel=ELECTRIC&price-max=30000' }),
  screen('list-empty', 'cars', { query: 'fuel=HYDROGEN&color=PINK' }),
  screen('list-new', 'cars-new'),
  screen('vehicle', 'vehicle', { params: car }),
  screen('contact', 'contact-dealer', { params: ({ car: { id } }) => ({ vehicleId: id }) }),
  screen('compare', 'compare', { query: ids }),
  screen('compare-empty', 'compare'),
  screen('favourites', 'favourites', { query: ids }),
  screen('favourites-empty', 'favourites'),
  screen('accessories', 'accessories'),
  screen('accessory', 'accessory', { params: ({ accessory }) => ({ slug: accessory }) }),
  screen('dealers', 'dealers'),
  screen('dealer', 'dealer', { params: () => ({ dealer: 'aasee' }) }),
  screen('workshop', 'workshop'),
  screen('trade-in', 'tradein'),
  screen('guide', 'guide'),
  screen('guide-article', 'guide-article', slug('lieferung-und-uebergabe')),
  screen('faq', 'content', slug('hilfe-faqs')),
  screen('legal-notice', 'content', slug('impressum')),
  screen('cookies', 'cookie-settings'),
  screen('login', 'login'),
  screen('register', 'register'),
  screen('cart-empty', 'cart'),
  screen('unknown', 'content', slug('gibt-es-nicht')),
  screen('storefront-scene', 'home', { brand: 'aasee' }),
  screen('storefront-poster', 'home', { brand: 'elbufer' }),
  screen('storefront-rail', 'home', { brand: 'leinebogen' }),
  screen('storefront-list', 'cars', { brand: 'aasee' }),
  screen('storefront-dealer', 'dealers', { brand: 'aasee' }),
  screen('profile', 'profile', { actor: 'customer' }),
  screen('garage', 'garage', { actor: 'customer' }),
  screen('requests', 'requests', { actor: 'customer' }),
  screen('saved-searches', 'saved-searches', { actor: 'customer' }),
  screen('orders', 'orders', answered),
  screen('order', 'order', { ...answered, params: ({ order }) => ({ orderId: order }) }),
  screen('cart', 'cart', answered),
  screen('checkout-services', 'checkout-services', answered),
  screen('checkout-billing', 'checkout-billing', answered),
  screen('checkout-delivery', 'checkout-delivery', answered),
  screen('checkout-payment', 'checkout-payment', answered),
  screen('checkout-summary', 'checkout-summary', answered),
  dealerScreen('area-login', 'login', 'visitor'),
  dealerScreen('area-home', 'home'),
  dealerScreen('area-stock', 'stock'),
  dealerScreen('area-requests', 'requests'),
  dealerScreen('area-orders', 'orders'),
  dealerScreen('area-calendar', 'calendar'),
  dealerScreen('area-figures', 'figures'),
  dealerScreen('area-settings', 'settings'),
  dealerScreen('area-operations', 'operations', 'admin'),
]
