import type { Screen } from './screens.ts'

/** Screens without a page: still to be built, or answered by an endpoint of the server. No link leads there. */
export const SCREENS_WITHOUT_PAGE = [
  'order-document', // an endpoint of the server
  'banking-old', // an endpoint of the server
  'request-calendar', // an endpoint of the server
  'sales-contract', // an endpoint of the server
  'upload', // an endpoint of the server
] as const satisfies readonly Screen[]

/** Screens that are shown by the page of another screen. */
export const SHARED_PAGES = {
  'cars-new': 'cars',
  'cars-used': 'cars',
  'cars-electric': 'cars',
  'cars-suv': 'cars',
  'cars-hybrid': 'cars',
  'cars-small': 'cars',
  'cars-van': 'cars',
  'cars-day-registration': 'cars',
  'cars-slug': 'cars',
  'car-parts': 'accessories',
  'online-garage': 'content',
  'garage-video': 'content',
} as const satisfies Partial<Record<Screen, Screen>>

const UNBUILT: ReadonlySet<Screen> = new Set(SCREENS_WITHOUT_PAGE)

/** Whether a screen has a page. Links to any other screen are not shown. */
export function isRouted(screen: Screen): boolean {
  return !UNBUILT.has(screen)
}
