import type { FilterGroup, ViewMode } from '#domain/vehicle/search-vocabulary.ts'
import type { DealerMapView } from '../../blocks/dealer-map-view.ts'
import type { ListedCardView } from '../../blocks/card-view.ts'
import type { PlaceHintView } from '../../blocks/place-hint-view.ts'
import type { PageLinks } from '#design/Pagination.tsx'
import type { SelectGroup, SelectOption } from '#design/Select.tsx'
import type { Unit } from '#design/unit.ts'

/** Everything the list page shows, ready to be shown. It is sent twice, as HTML and as data, so names are short and defaults left out. */
export interface ListView {
  /** "Gebrauchtwagen um Köln"; the count and the radius are beside it. */
  readonly heading: string
  readonly radius?: string
  /** "Gebrauchtwagen im Umkreis von 200 km um Köln", where the heading alone would not say it all. */
  readonly title?: string
  /** For search engines: "10.000 Gebrauchtwagen vom Händler: …". */
  readonly description: string
  readonly total: number
  /** Address of this state. */
  readonly href: string
  /** The list without any filter: where the form leads and what "reset" opens. */
  readonly base: string
  /** Names of all parameters in their canonical order. */
  readonly order: readonly string[]
  readonly groups: readonly GroupView[]
  readonly active: number
  /** The requested place is unknown and filters nothing, or has namesakes. */
  readonly hint?: PlaceHintView
  /** What the page says about values and words that it could not use. */
  readonly notices?: readonly string[]
  /** What could be typed into the search in free words. */
  readonly example: string
  /** A free search that was not wholly understood, as it was typed. */
  readonly typed?: string
  /** The query of this state, stored as the last search, where the path of the address holds a part of it. */
  readonly saved?: string
  readonly chips: readonly ChipView[]
  /** Address of the form that saves this search. */
  readonly save: string
  readonly sort: SortView
  readonly perPage: ChoiceView
  readonly view: ViewMode
  /** What the search in free words and the filters send along without a field that shows it. */
  readonly hidden: { readonly search: readonly HiddenField[]; readonly filters: readonly HiddenField[] }
  /** The same list in each of its views. */
  readonly views: readonly { readonly icon: 'grid' | 'rows' | 'map'; readonly href: string }[]
  readonly map?: ResultsMapView
  /** The cards of the page; where nothing was found, those that the first of `relaxations` finds. */
  readonly cards: readonly ListedCardView[]
  /** What the list is ordered by, and for each card its own value of that. */
  readonly ranking: RankingView
  readonly pages: PageLinks
  readonly relaxations: readonly LinkView[]
}

export interface ResultsMapView {
  readonly map: DealerMapView
  readonly places: readonly {
    readonly town: string
    readonly dealers: string
    readonly count: number
    readonly href: string
    readonly isChosen?: true
  }[]
  /** How many cars have no place on the map. */
  readonly missing: number
}

export type HiddenField = readonly [name: string, value: string]

interface LinkView {
  readonly label: string
  readonly href: string
}

/** A filter that is set; following the link takes it away. */
export interface ChipView extends LinkView {
  /** What the link does, and how many vehicles that brings, in words. */
  readonly remove: string
  /** The difference that it makes, in figures: "+312", "−5". */
  readonly note?: string
}

export interface RankingView {
  readonly by: string
  readonly values: readonly string[]
  /** The order is by our own score, which a page explains. */
  readonly explained?: true
}

export interface ChoiceView {
  readonly options: readonly SelectOption[]
  readonly chosen: string
}

/** Orders by what they are about; an order that is set and not on offer stands alone. */
export interface SortView {
  readonly options: readonly (SelectGroup | SelectOption)[]
  readonly chosen: string
}

export interface GroupView {
  readonly group: FilterGroup
  readonly title: string
  readonly active: number
  readonly open: boolean
  readonly controls: readonly ControlView[]
}

/** `title` is left out where it would repeat the group's. */
export type ControlView =
  | ChoicesView
  | RangeView
  | SelectView
  | NumberView
  | ToggleView
  | PlaceView
  | MakesView
  | SegmentView
  | LinksView

export interface ChoicesView {
  readonly kind: 'choices'
  readonly name: string
  readonly title?: string
  readonly options: readonly OptionRow[]
  readonly chosen: readonly string[]
  /** Number of options before "show more". */
  readonly shown: number
  readonly swatches?: true
  /** A long list of names: a field narrows it. */
  readonly searched?: true
}

/** A value, what it is called, and how many vehicles it would leave. */
export type OptionRow = readonly [value: string, label: string, count: number]

export interface RangeView {
  readonly kind: 'range'
  readonly title: string
  readonly from: { readonly name: string; readonly value?: number }
  readonly to: { readonly name: string; readonly value?: number }
  readonly stops: readonly number[]
  readonly unit?: Unit
  readonly bars?: readonly number[]
  /** Years are not grouped in thousands. */
  readonly plain?: true
  /** The group's title names it already. */
  readonly untitled?: true
}

export interface SelectView {
  readonly kind: 'select'
  readonly name: string
  readonly title: string
  readonly options: readonly SelectOption[]
  readonly chosen: string
}

interface NumberView {
  readonly kind: 'number'
  readonly name: string
  readonly title: string
  readonly value?: string
  readonly unit?: Unit
}

interface ToggleView {
  readonly kind: 'toggle'
  readonly name: string
  readonly title: string
  /** Left out where hits are not counted. */
  readonly count?: number
  readonly checked?: true
}

export interface PlaceView {
  readonly kind: 'place'
  readonly place: string
  /** The place is unknown, so it filters nothing. */
  readonly problem?: string
  /** A position without a name, from the visitor's device. */
  readonly position?: { readonly latitude: number; readonly longitude: number }
  readonly radius: ChoiceView
}

export interface MakesView {
  readonly kind: 'makes'
  readonly makes: readonly (SelectOption | SelectGroup)[]
  /** The rows that are set, and an empty one while there is room. */
  readonly rows: readonly MakeRowView[]
}

export interface MakeRowView {
  readonly make: string
  readonly model: string
  readonly models: readonly (SelectOption | SelectGroup)[]
}

/** Ready-made choices; each leads to the list with it. */
export interface LinksView {
  readonly kind: 'links'
  readonly name: string
  /** What they choose; left out where one link speaks for itself. */
  readonly title?: string
  readonly links: readonly (readonly [label: string, href: string, current?: true])[]
}

export interface SegmentView {
  readonly kind: 'segment'
  readonly name: string
  readonly title: string
  readonly options: readonly SelectOption[]
  readonly chosen: string
}
