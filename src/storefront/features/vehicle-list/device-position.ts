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
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  })
}

/** Milliseconds until a device that does not answer counts as one without a position. */
const TIMEOUT_MS = 10_000
/** A known position of this age is used without asking the device again. */
const MAX_AGE_MS = 600_000

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
