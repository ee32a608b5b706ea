import { BODY_COLORS, type BodyColor } from '../vehicle/body-color.ts'
import type { DrawnBody } from '../vehicle/symbol-pictures.ts'
import type { FrameName } from './mark-frames.ts'
import type { Motif } from './mark-motifs.ts'

/** Where the mark and the navigation stand. */
export const HEADERS = ['bar', 'centred', 'split'] as const
/** How the home page begins. */
export const HEROES = ['scene', 'poster', 'rail'] as const
/** The letters of headings. */
export const LETTERINGS = ['plain', 'wide', 'serif', 'slender'] as const
/** The ground of all pages. */
export const GROUNDS = ['white', 'warm', 'cool'] as const

/** The form of cards and boxes: on the page itself, in frames, or large below a line in the brand's colour. */
export const CARDS = ['open', 'framed', 'broad'] as const
/** On which sides the filters of a list and the price of a car stand. */
export const COLUMNS = ['usual', 'mirrored'] as const
/** The pictures of a car: beside its price, or across the whole page above it. */
export const GALLERIES = ['beside', 'stage'] as const
/** Where a car's page says whom to turn to: at its end, or above its price. */
export const CONTACTS = ['last', 'first'] as const
/** The form of buttons: as the other controls, or with round ends. */
export const BUTTONS = ['plain', 'round'] as const

/** Colours of the drawn car. */
export const CAR_COLORS = BODY_COLORS.map((color) => color.toLowerCase() as Lowercase<BodyColor>)
/** People that a storefront names at once. */
export const MAX_PEOPLE = 6

/** What makes a storefront look like its dealer beside its colour: each value is one of a few variants that are known to work together. */
export interface BrandLook {
  readonly header?: (typeof HEADERS)[number]
  readonly hero?: (typeof HEROES)[number]
  readonly lettering?: (typeof LETTERINGS)[number]
  readonly ground?: (typeof GROUNDS)[number]
  readonly cards?: (typeof CARDS)[number]
  readonly columns?: (typeof COLUMNS)[number]
  readonly gallery?: (typeof GALLERIES)[number]
  readonly contact?: (typeof CONTACTS)[number]
  readonly buttons?: (typeof BUTTONS)[number]
  /** Left out: the first letter of the name. */
  readonly mark?: { readonly motif: Motif; readonly frame: FrameName }
  /** The car of the home page, `suv.red`. */
  readonly car?: `${DrawnBody}.${string}`
}

/** Somebody to turn to. */
export interface BrandPerson {
  readonly name: string
  readonly role: { readonly de: string; readonly en: string }
  /** In the international form, `+492214710100`. */
  readonly phone?: string
  /** Key of a photograph. */
  readonly picture?: string
  /** Languages this person speaks, as codes of ISO 639-1. */
  readonly languages?: readonly string[]
}

/** Used where a row has none. */
export const USUAL_LOOK = {
  header: 'bar',
  hero: 'scene',
  lettering: 'plain',
  ground: 'white',
  cards: 'open',
  columns: 'usual',
  gallery: 'beside',
  contact: 'last',
  buttons: 'plain',
  car: 'coupe.green',
} as const
