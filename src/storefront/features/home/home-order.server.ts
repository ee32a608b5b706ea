import type { DealerHomeView, HomePart } from './home-view.ts'

/** The order of the home page below its first screen: a storefront’s by its layout, so that two of them differ there too. */
export const HOME_ORDERS: Readonly<Record<'main' | DealerHomeView['hero'], readonly HomePart[]>> = {
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
