import { BODY_COLORS, type BodyColor } from '../vehicle/body-color.ts'
import type { DrawnBody } from '../vehicle/symbol-pictures.ts'
import type { FrameName } from './mark-frames.ts'
import type { Motif } from './mark-motifs.ts'

/** The choices of a storefront's look: each value is one of a few variants that are known to work together. */
export const LOOK_VARIANTS = {
  /** Where the mark and the navigation stand. */
  header: ['bar', 'centred', 'split'],
  /** How the home page begins. */
  hero: ['scene', 'poster', 'rail'],
  /** The letters of headings. */
  lettering: ['plain', 'wide', 'serif', 'slender'],
  /** The ground of all pages. */
  ground: ['white', 'warm', 'cool'],
  /** The form of cards and boxes: on the page itself, in frames, or large below a line in the brand's colour. */
  cards: ['open', 'framed', 'broad'],
  /** On which sides the filters of a list and the price of a car stand. */
  columns: ['usual', 'mirrored'],
  /** The pictures of a car: beside its price, or across the whole page above it. */
  gallery: ['beside', 'stage'],
  /** Where a car's page says whom to turn to: at its end, or above its price. */
  contact: ['last', 'first'],
  /** The form of buttons: as the other controls, or with round ends. */
  buttons: ['plain', 'round'],
} as const

export type LookVariant = keyof typeof LOOK_VARIANTS
type Variants = { readonly [Name in LookVariant]: (typeof LOOK_VARIANTS)[Name][number] }

/** Colours of the drawn car. */
export const CAR_COLORS = BODY_COLORS.map((color) => color.toLowerCase() as Lowercase<BodyColor>)
/** People that a storefront names at once. */
export const MAX_PEOPLE = 6

/** What makes a storefront look like its dealer beside its colour. */
export interface BrandLook extends Partial<Variants> {
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

/** Key of the drawing of a storefront's car. */
export function ownCar({ car = USUAL_LOOK.car }: BrandLook): string {
  return `drawn/${car}.double.side`
}
