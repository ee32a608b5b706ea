import type { Screen } from '../domain/routes/screens.ts'

/** Screens that have a route of their own, and their module. Links to any other screen are not shown. */
export const SCREEN_MODULES = {
  home: 'routes/home.tsx',
  login: 'routes/login.tsx',
  register: 'routes/register.tsx',
  confirm: 'routes/confirm.tsx',
  'forgot-password': 'routes/forgot-password.tsx',
  'reset-password': 'routes/reset-password.tsx',
  'email-confirm': 'routes/email-confirm.tsx',
  logout: 'routes/logout.tsx',
  profile: 'routes/profile.tsx',
  'saved-searches': 'routes/saved-searches.tsx',
  'alert-confirm': 'routes/alert-confirm.tsx',
  'alert-unsubscribe': 'routes/alert-unsubscribe.tsx',
  'data-export': 'routes/data-export.tsx',
  'address-book': 'routes/address-book.tsx',
  garage: 'routes/garage.tsx',
  'garage-add': 'routes/garage-add.tsx',
  vehicle: 'routes/vehicle.tsx',
  dealers: 'routes/dealers.tsx',
  dealer: 'routes/dealer.tsx',
  content: 'routes/content.tsx',
  favourites: 'routes/favourites.tsx',
  cart: 'routes/cart.tsx',
  'checkout-services': 'routes/checkout-services.tsx',
  'checkout-billing': 'routes/checkout-billing.tsx',
  'checkout-delivery': 'routes/checkout-delivery.tsx',
  'checkout-payment': 'routes/checkout-payment.tsx',
  'checkout-summary': 'routes/checkout-summary.tsx',
  'checkout-done': 'routes/checkout-done.tsx',
  accessories: 'routes/accessories.tsx',
  accessory: 'routes/accessory.tsx',
  'car-parts': 'routes/accessories.tsx',
  'car-accessories': 'routes/car-accessories.tsx',
  'car-accessories-how-to': 'routes/car-accessories-how-to.tsx',
  orders: 'routes/orders.tsx',
  order: 'routes/order.tsx',
  'payment-return': 'routes/payment-return.tsx',
  withdrawal: 'routes/withdrawal.tsx',
  compare: 'routes/compare.tsx',
} as const satisfies Partial<Record<Screen, string>>

/** All spellings of the one vehicle list; they share a route, so that the page stays in place when a filter changes the path. */
export const LIST_SCREENS = [
  'cars',
  'cars-new',
  'cars-used',
  'cars-electric',
  'cars-suv',
  'cars-hybrid',
  'cars-small',
  'cars-van',
  'cars-day-registration',
  'cars-slug',
] as const satisfies readonly Screen[]

const ROUTED: ReadonlySet<Screen> = new Set([...(Object.keys(SCREEN_MODULES) as Screen[]), ...LIST_SCREENS])

export function isRouted(screen: Screen): boolean {
  return ROUTED.has(screen)
}
