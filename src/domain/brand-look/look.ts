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
  car: 'coupe.green',
} as const
