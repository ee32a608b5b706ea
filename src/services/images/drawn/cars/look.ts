import type { PaintName } from '../paints.ts'
import { chanceOf } from './chance.ts'
import { type CabinLook, cabinOf } from './cabin-look.ts'
import { isMetallic } from './paint.ts'
import type { Profile } from './profile.ts'
import { type WheelDesign, wheelFor } from './wheel-designs.ts'

/** Years of registration whose lamps, wheels and cockpits are alike: up to 2010, up to 2018, later. */
export type Era = 0 | 1 | 2

export const LAMPS = ['blade', 'wedge', 'block', 'drop', 'split'] as const
export type LampFamily = (typeof LAMPS)[number] | 'round'

/** What varies between cars of one profile. */
export interface Look extends CabinLook {
  readonly era: Era
  readonly wheel: WheelDesign
  readonly rimFinish: 'silver' | 'grey' | 'black'
  /** Degrees the front wheel is turned. */
  readonly turn: number
  readonly tinted: boolean
  readonly rails: boolean
  readonly clad: boolean
  /** Colour of a roof that differs from the body. */
  readonly roof: string | undefined
  readonly chrome: boolean
  readonly doors: 3 | 5
  readonly flush: boolean
  readonly plain: boolean
  readonly fuel: 'charge' | 'flap'
  readonly port: 'front' | 'rear'
  readonly roundFlap: boolean
  readonly metallic: boolean
  readonly lamps: LampFamily
  readonly grille: 'slim' | 'middle' | 'large'
  readonly bars: 'mesh' | 'bars'
  readonly lightBand: boolean
}

/** What a key says of a car beside its profile and view. */
export interface CarKey {
  readonly paint: PaintName
  /** Its last digit varies between cars of a model, the others between models. */
  readonly seed: number
  readonly year: number
  readonly isElectric: boolean
  readonly hasThreeDoors: boolean
}

const SOFT_TOP = '#23272c'

/** The face belongs to the model, wheels, trim and roof to the car: both within what the profile and the year allow. */
export function lookOf(profile: Profile, car: CarKey): Look {
  const { paint, year, seed, isElectric } = car
  const era = year <= 2010 ? 0 : year <= 2018 ? 1 : 2
  const ofModel = chanceOf(`${profile.name}.${Math.floor(seed / 10)}`)
  const ofCar = chanceOf(`${profile.name}.${paint}.${seed}`)
  const wheel = wheelFor(profile.closed ? 'electric' : profile.wheels, era, ofCar())
  const finish = ofCar()
  const clad = isWithin(profile.cladShare, ofModel()) || profile.cladArch === true
  return {
    ...{ era, wheel, clad },
    rimFinish: finish < 0.7 || era === 0 || wheel === 'cover' ? 'silver' : finish < 0.86 ? 'grey' : 'black',
    turn: Math.round(ofCar() * 60),
    tinted: ofCar() < (era ? 0.45 : 0.2),
    rails: isWithin(profile.railsShare, ofModel()),
    roof: profile.softTop ? SOFT_TOP : roofOf(profile, paint, ofCar),
    chrome: (profile.chrome === true && ofModel() < 0.75) || (era < 2 && !profile.cladShare && ofModel() < 0.3),
    doors: car.hasThreeDoors && profile.doors[1] ? 3 : 5,
    flush: profile.closed === true && ofModel() < 0.6,
    plain: profile.wheels === 'work' && ofCar() < 0.35,
    fuel: profile.closed || isElectric ? 'charge' : 'flap',
    port: ofModel() < 0.4 ? 'front' : 'rear',
    roundFlap: ofModel() > 0.75,
    metallic: isMetallic(paint, ofCar()),
    ...faceOf(profile, era, isElectric, ofModel),
    ...cabinOf(profile, era, ofModel, ofCar),
  }
}

type Face = Pick<Look, 'lamps' | 'grille' | 'bars' | 'lightBand'>

function faceOf(profile: Profile, era: Era, isElectric: boolean, draw: () => number): Face {
  const [lamps, grille, bars, band] = [draw(), draw(), draw(), draw()]
  return {
    lamps: profile.round ? 'round' : pickFrom(lampsOf(profile, era), lamps),
    grille:
      isElectric || grille < 0.34 ? 'slim' : grille < 0.67 || !(profile.tall || profile.chrome) ? 'middle' : 'large',
    bars: bars > 0.6 ? 'mesh' : 'bars',
    lightBand: era === 2 && band < 0.5 && profile.taillamp.shape !== 'tall',
  }
}

/** Lamp families of an era that suit the height of the car. */
function lampsOf({ tall }: Profile, era: Era): readonly LampFamily[] {
  if (era === 0) return ['drop', 'block', 'wedge']
  if (era === 1) return ['wedge', 'blade', 'block']
  return tall ? ['blade', 'split', 'block'] : ['blade', 'wedge', 'blade']
}

const DARK_PAINTS: ReadonlySet<PaintName> = new Set(['black', 'brown', 'purple'])

function roofOf({ twoToneShare = 0 }: Profile, paint: PaintName, draw: () => number): string | undefined {
  const [isTwoTone, isDark] = [draw() * 1.6 < twoToneShare, draw() < 0.68]
  if (!isTwoTone) return undefined
  return DARK_PAINTS.has(paint) ? '#dfe2e4' : isDark ? '#1b1f24' : '#e6e8ea'
}

function isWithin(share: number | undefined, drawn: number): boolean {
  return share !== undefined && drawn < share
}

export function pickFrom<T>(list: readonly T[], drawn: number): T {
  return list[Math.floor(drawn * list.length)]!
}
