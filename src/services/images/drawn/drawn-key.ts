import { DRAWN_PROFILES, type DrawnProfile } from '#domain/vehicle/drawn-profiles.ts'
import {
  DRAWN_BODIES,
  DRAWN_RIMS,
  DRAWN_VIEWS,
  type DrawnView,
  PROFILE_OF_BODY,
  viewOfPicture,
} from '#domain/vehicle/symbol-pictures.ts'
import type { CarKey } from './cars/look.ts'
import { isPaintName } from './paints.ts'

/** A car to draw, as its key says. */
export interface DrawnCar extends CarKey {
  readonly profile: DrawnProfile
  readonly view: DrawnView
}

/** `drawn/hatch.blue.2k72-e.2015.side`: the seed is the number of a model to the base of 36, and a digit. */
const KEY = /^drawn\/([a-z-]+)\.([a-z]+)\.([0-9a-z]{0,3}\d)(-e?t?)?\.((?:19|20)\d\d)\.([a-z]+)$/
/** `drawn/estate.blue.spoke.side`, of no certain model. */
const SHORT_KEY = /^drawn\/([a-z-]+)\.([a-z]+)\.([a-z]+)\.([a-z]+)$/

/** The drawing that a key stands for; undefined for any other key. */
export function readDrawnKey(key: string): DrawnCar | undefined {
  const [, profile = '', paint = '', seed = '', traits = '', year = '', view = ''] = KEY.exec(key) ?? []
  if (!isOneOf(DRAWN_PROFILES, profile)) return readShortKey(key)
  if (!isPaintName(paint) || !isOneOf(DRAWN_VIEWS, view)) return undefined
  const [isElectric, hasThreeDoors] = [traits.includes('e'), traits.includes('t')]
  const [model, variant] = [Number.parseInt(`0${seed.slice(0, -1)}`, 36), Number(seed.slice(-1))]
  return { profile, paint, seed: model * 10 + variant, year: Number(year), view, isElectric, hasThreeDoors }
}

function readShortKey(key: string): DrawnCar | undefined {
  const [, body = '', paint = '', rim = ''] = SHORT_KEY.exec(key) ?? []
  const view = viewOfPicture(key)
  if (!isOneOf(DRAWN_BODIES, body) || !isPaintName(paint) || !isOneOf(DRAWN_RIMS, rim) || !view) return undefined
  const isElectric = rim === 'aero'
  const profile = isElectric && body === 'hatchback' ? 'electric-hatch' : PROFILE_OF_BODY[body]
  const seed = DRAWN_RIMS.indexOf(rim) + 1
  return { profile, paint, seed, year: 2022, view, isElectric, hasThreeDoors: false }
}

function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return values.some((known) => known === value)
}
