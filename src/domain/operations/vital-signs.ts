/** Figures by which an operator sees that something is wrong before visitors do. */
export type VitalSign =
  | 'PAGE_P95'
  | 'REQUEST_P95'
  | 'STATEMENT_P95'
  | 'PAGES_FROM_MEMORY'
  | 'CARS_FROM_SHELF'
  | 'JOBS_WAITING'
  | 'MAILS_WAITING'
  | 'STANDBY_LAG'
  | 'STANDBYS_AWAY'
  | 'STANDBY_BEHIND'
  | 'STORE_ERRORS'
  | 'BACKUP_AGE'
  | 'RESTORE_TEST_AGE'
  | 'RESTORE_TEST_PROBLEMS'

export type VitalUnit = 'MILLISECONDS' | 'PERCENT' | 'COUNT' | 'SECONDS' | 'HOURS' | 'MEGABYTES'

interface Limits {
  readonly unit: VitalUnit
  /** A larger value is wrong. */
  readonly max?: number
}

/**
 * What is looked at and where it begins to be wrong. Shares of the caches have no limit: a shop with few visitors has low ones. A backup is
 * made every night, and its restore tried. A standby is behind by a few files of the log, of 16 MB each, while much is imported.
 */
export const VITAL_SIGNS: Readonly<Record<VitalSign, Limits>> = {
  PAGE_P95: { unit: 'MILLISECONDS', max: 300 },
  REQUEST_P95: { unit: 'MILLISECONDS', max: 100 },
  STATEMENT_P95: { unit: 'MILLISECONDS', max: 50 },
  PAGES_FROM_MEMORY: { unit: 'PERCENT' },
  CARS_FROM_SHELF: { unit: 'PERCENT' },
  JOBS_WAITING: { unit: 'COUNT', max: 0 },
  MAILS_WAITING: { unit: 'COUNT', max: 0 },
  STANDBY_LAG: { unit: 'SECONDS', max: 1 },
  STANDBYS_AWAY: { unit: 'COUNT', max: 0 },
  STANDBY_BEHIND: { unit: 'MEGABYTES', max: 64 },
  STORE_ERRORS: { unit: 'COUNT', max: 0 },
  BACKUP_AGE: { unit: 'HOURS', max: 26 },
  RESTORE_TEST_AGE: { unit: 'HOURS', max: 26 },
  RESTORE_TEST_PROBLEMS: { unit: 'COUNT', max: 0 },
}

/** A figure as it is now; null where nothing has been measured, though it should. */
export interface VitalValue {
  readonly sign: VitalSign
  readonly value: number | null
}

export function isWrong({ sign, value }: VitalValue): boolean {
  const { max } = VITAL_SIGNS[sign]
  return max !== undefined && (value === null || value > max)
}

/** Observations up to a bound, the bounds ascending; the last one is infinite. */
export interface Bucket {
  readonly upTo: number
  /** Of all observations that are at most the bound. */
  readonly count: number
}

/** The value below which a share of the observations lies, between the bounds in proportion; null without observations. */
export function quantileOfBuckets(buckets: readonly Bucket[], share: number): number | null {
  const all = buckets.at(-1)?.count ?? 0
  if (all === 0) return null
  const wanted = all * share
  const index = buckets.findIndex(({ count }) => count >= wanted)
  const { upTo, count } = buckets[index]!
  const below = buckets[index - 1] ?? { upTo: 0, count: 0 }
  if (!Number.isFinite(upTo)) return below.upTo
  return below.upTo + ((wanted - below.count) / (count - below.count)) * (upTo - below.upTo)
}
