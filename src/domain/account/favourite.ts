export const MAX_FAVOURITES = 200

/** A favourite car. */
export interface Favourite {
  readonly vehicleId: number
  /** Cents, when it was added. */
  readonly price: number
  readonly addedAt: Date
}
