import type { DealerHomeView, HomePart } from './home-view.ts'

type Layout = 'main' | DealerHomeView['hero']

/** The order of the home page below its first screen: a storefront’s by its layout, so that two of them differ there too. */
const HOME_ORDERS: Readonly<Record<Layout, readonly HomePart[]>> = {
  main: ['Search', 'Newest', 'Recent', 'Rates', 'Steps', 'Sell', 'Kinds', 'Makes', 'OwnConfigurator', 'Guide'],
  scene: [
    'Search',
    'Kinds',
    'Newest',
    'Recent',
    'Sell',
    'OwnConfigurator',
    'Rates',
    'Steps',
    'Makes',
    'Reach',
    'Guide',
  ],
  poster: [
    'Newest',
    'Search',
    'Recent',
    'Makes',
    'Rates',
    'Reach',
    'Sell',
    'OwnConfigurator',
    'Steps',
    'Kinds',
    'Guide',
  ],
  rail: ['Newest', 'Reach', 'Search', 'Recent', 'OwnConfigurator', 'Guide', 'Rates', 'Sell', 'Kinds', 'Makes', 'Steps'],
}

/** Parts that help to find or to buy a car of the stock: without cars they lead nowhere. */
const NEED_CARS: ReadonlySet<HomePart> = new Set<HomePart>(['Search', 'Steps'])

/** The parts of a home page in the order of its layout. A storefront without cars leaves out what needs them; its first screen says why. */
export function homePartsOf(layout: Layout, total: number): readonly HomePart[] {
  const parts = HOME_ORDERS[layout]
  return layout === 'main' || total > 0 ? parts : parts.filter((part) => !NEED_CARS.has(part))
}
