/** The slider for previous owners runs from 0 to 4 in steps of 1; its end means "any number". */
export const MAX_OWNERS_CHOICES = [0, 1, 2, 3, 4] as const
export const NO_OWNERS_LIMIT_FROM = 4

/** Whether an upper limit of previous owners leaves cars out. */
export function isOwnersLimit(owners: number): boolean {
  return owners < NO_OWNERS_LIMIT_FROM
}

export const OWNER_BUCKETS = ['NONE', 'ONE', 'TWO_OR_THREE', 'FOUR_OR_FIVE', 'SIX_OR_SEVEN'] as const
export type OwnerBucket = (typeof OWNER_BUCKETS)[number]

/** The bucket a number of previous owners is shown in; null above seven, where the bare number says more. */
export function ownerBucketOf(owners: number): OwnerBucket | null {
  return OWNER_BUCKETS[owners === 0 ? 0 : 1 + Math.floor(owners / 2)] ?? null
}
