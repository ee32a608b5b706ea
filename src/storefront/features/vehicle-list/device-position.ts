import type { PlaceView } from './list-view.ts'

type Position = NonNullable<PlaceView['position']>

/**
 * Where the device is, in degrees; undefined where the visitor refuses, or the device cannot tell. Two decimals are about a
 * kilometre: enough for a radius, and no more about somebody's home in the address than that.
 */
export function devicePosition(): Promise<Position | undefined> {
  return new Promise((resolve) => {
    // Pages without a secure connection have none.
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(undefined),
      { timeout: LONGEST_WAIT, maximumAge: STILL_THERE },
    )
  })
}

/** Milliseconds until a device that does not answer counts as one without a position. */
const LONGEST_WAIT = 10_000
/** Milliseconds for which a position known already will do. */
const STILL_THERE = 600_000

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
