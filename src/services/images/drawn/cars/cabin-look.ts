import type { Profile } from './profile.ts'

export const TRIM_COLOURS = ['black', 'grey', 'beige', 'brown'] as const
export const INLAY_NAMES = ['aluminium', 'wood', 'piano'] as const
export const COCKPITS = ['dials', 'screen', 'twin', 'minimal'] as const
export type Cockpit = (typeof COCKPITS)[number]

/** What varies inside. */
export interface CabinLook {
  readonly trimColour: (typeof TRIM_COLOURS)[number]
  readonly inlay: (typeof INLAY_NAMES)[number]
  readonly cockpit: Cockpit
  readonly manual: boolean
}

/** The cockpit belongs to the model, trim and gearbox to the car. */
export function cabinOf(profile: Profile, era: 0 | 1 | 2, ofModel: () => number, ofCar: () => number): CabinLook {
  const [kind, trim, inlay, gear] = [ofModel(), ofCar(), ofCar(), ofCar()]
  const isRich = profile.chrome === true || profile.wheels === 'sport' || profile.wheels === 'upper'
  return {
    trimColour: trim < 0.56 || (profile.wheels === 'small' && trim < 0.75) ? 'black' : restOfTrims(trim),
    inlay: isRich ? INLAY_NAMES[Math.floor(inlay * 3)]! : inlay < 0.6 ? 'aluminium' : 'piano',
    cockpit: cockpitOf(profile, era, isRich, kind),
    manual: !profile.closed && gear < (isRich ? 0.15 : era === 0 ? 0.75 : 0.5),
  }
}

function restOfTrims(drawn: number): CabinLook['trimColour'] {
  return drawn < 0.78 ? 'grey' : drawn < 0.9 ? 'beige' : 'brown'
}

/** Small cars and vans for work have dials and a screen, upper classes two screens. */
function cockpitOf(profile: Profile, era: 0 | 1 | 2, isRich: boolean, drawn: number): Cockpit {
  if (profile.closed) return drawn < 0.7 ? 'minimal' : 'twin'
  if (era === 0) return 'dials'
  if (profile.wheels === 'work' || profile.wheels === 'small') return era === 1 && drawn < 0.4 ? 'dials' : 'screen'
  if (era === 1) return 'screen'
  return drawn < (isRich ? 0.15 : 0.5) ? 'screen' : 'twin'
}
