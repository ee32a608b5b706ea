import type { CardView } from '../../blocks/card-view.ts'
import type { DealerView } from '../../blocks/dealer-view.ts'
import type { Options } from '../../blocks/make-options.server.ts'
import type { SellBoxView } from '../../blocks/SellBox.tsx'
import type { Tile } from '../../blocks/Tiles.tsx'
import type { SelectOption } from '#design/Select.tsx'

/** What follows the first screen. */
export type HomePart =
  | 'Search'
  | 'Newest'
  | 'Recent'
  | 'Rates'
  | 'Steps'
  | 'Sell'
  | 'Kinds'
  | 'Makes'
  | 'OwnConfigurator'
  | 'Reach'
  | 'Guide'

export interface HomeView {
  readonly path: string
  readonly parts: readonly HomePart[]
  /** The dealer whose own shop this is. */
  readonly dealer?: DealerHomeView
  readonly total: number
  /** What search engines quote. */
  readonly description: string
  readonly finder: FinderView
  readonly kinds: readonly KindView[]
  readonly newest: readonly CardView[]
  /** The heading above them, and the link to all cars. */
  readonly newestTitle: string
  readonly allNewest: { readonly href: string; readonly label: string }
  readonly makes: readonly CountedLink[]
  readonly promise: PromiseView
  /** Lists of cars up to a monthly rate, the lowest first; none where the shop has no financing. */
  readonly budgets: readonly CountedLink[]
  /** How a car is bought: titles and sentences. */
  readonly steps: readonly (readonly [title: string, text: string])[]
  /** Where the value of the visitor's own car is found out: by its VIN, or by questions. */
  readonly sell: SellBoxView
  readonly guide: GuideView
}

/** What holds for every purchase here. */
export interface PromiseView {
  readonly dealerCount: number
  /** The lowest price of a delivery to the door; left out where nobody delivers. */
  readonly deliveryFrom?: string
}

interface GuideView {
  readonly href: string
  readonly articles: readonly Tile[]
}

export interface DealerHomeView {
  readonly name: string
  readonly yards: readonly YardView[]
  /** Which of the layouts this brand has. */
  readonly hero: 'scene' | 'poster' | 'rail'
  /** Town and year of its beginning: “Köln · seit 1968”. */
  readonly place?: string
  /** The title of the page. */
  readonly title: string
  /** The dealer's claim, or its name and how many cars it has. */
  readonly heading: string
  /** What there is, and the makes with the most cars. */
  readonly lead: string
  /** Key of the picture of its car. */
  readonly car: string
  /** Key of a photograph that is shown in place of the car. */
  readonly photograph?: string
  readonly people: readonly PersonView[]
}

interface PersonView {
  readonly name: string
  readonly role: string
  readonly phone?: { readonly text: string; readonly href: string }
  /** Key of a photograph. */
  readonly picture?: string
}

/** The search form and the number of vehicles it finds. */
export interface FinderView {
  /** The list the form leads to. */
  readonly list: string
  /** The search in the visitor's own words. */
  readonly words: string
  /** What could be typed there. */
  readonly example: string
  readonly count: number
  readonly makes: Options
  readonly make: string
  readonly models: Options
  readonly model: string
  readonly prices: readonly SelectOption[]
  readonly price: string
  readonly years: readonly SelectOption[]
  readonly year: string
  /** Left out in the shop of a single dealer: all cars are there. */
  readonly place?: string
}

export interface YardView extends DealerView {
  /** "Fr 09:00–18:30 Uhr" */
  readonly today?: string
  /** Link to directions on another provider's map. */
  readonly route?: string
}

export interface CountedLink {
  readonly href: string
  readonly label: string
  readonly count: number
}

export interface KindView extends CountedLink {
  /** Key of a drawn picture. */
  readonly picture: string
}
