import type { Look } from './look.ts'
import type { Profile } from './profile.ts'

/** Front edge, centre line and rear edge of its doors; the rear edge is missing with three doors. */
export function doorsOf({ doors: [five, three] }: Profile, look: Look): readonly [number, number, number?] {
  return look.doors === 3 && three ? three : five
}
