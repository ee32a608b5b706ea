/** A delivery that changes more cars than these cannot be undone, so that what is stored for it stays small. */
export const MAX_UNDO_VEHICLES = 20_000

/** Why a whole file is refused. */
export type DeliveryRefusal =
  | { readonly code: 'EMPTY_FEED' }
  | { readonly code: 'NOTHING_READABLE'; readonly refused: number }
  | { readonly code: 'TOO_MANY_REMOVED'; readonly offered: number; readonly missing: number; readonly limit: number }

export interface DeliveryComparison {
  /** Vehicles in the file, refused rows and duplicates left out. */
  readonly delivered: number
  /** Refused rows of the file. */
  readonly refused: number
  /** Vehicles of the merchant on offer now. */
  readonly offered: number
  /** How many of these the file does not name; a vehicle whose row was refused counts as named. */
  readonly missing: number
}

/**
 * A full feed replaces the stock, so half a file would archive half of a dealer's stock. Refuses an empty file, and one that would remove
 * more than `limit` (0–1) of the stock, unless removal is allowed. A file without any readable row never means an empty stock.
 */
export function refuseDelivery(
  { delivered, refused, offered, missing }: DeliveryComparison,
  limit: number,
  allowRemoval: boolean,
): DeliveryRefusal | null {
  if (delivered === 0 && refused > 0) return { code: 'NOTHING_READABLE', refused }
  if (allowRemoval) return null
  if (delivered === 0) return { code: 'EMPTY_FEED' }
  return missing > offered * limit ? { code: 'TOO_MANY_REMOVED', offered, missing, limit } : null
}
