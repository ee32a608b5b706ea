/** The combinations of the three damage statements in dealers' files (mobile.de, "damage"). */
export const DAMAGE_STATES = [
  'FLAWLESS',
  'REPAIRED_ACCIDENT',
  'MINOR_DEFECTS',
  'NOT_DRIVABLE_DEFECT',
  'TOTAL_LOSS',
  'NOT_DRIVABLE',
] as const
export type DamageState = (typeof DAMAGE_STATES)[number]

export interface DamageFacts {
  readonly damaged: boolean | null
  readonly accident: boolean | null
  readonly roadworthy: boolean | null
}

/**
 * The damage state of a car; null where a statement is missing, because none may be guessed. Damaged after an accident is a total loss
 * unless the car still drives; then it has defects.
 */
export function damageStateOf({ damaged, accident, roadworthy }: DamageFacts): DamageState | null {
  if (damaged === null || accident === null || roadworthy === null) return null
  if (roadworthy) return damaged ? 'MINOR_DEFECTS' : accident ? 'REPAIRED_ACCIDENT' : 'FLAWLESS'
  if (!damaged) return 'NOT_DRIVABLE'
  return accident ? 'TOTAL_LOSS' : 'NOT_DRIVABLE_DEFECT'
}
