/** What a key of the dealer API is for: changing and exporting the stock, reading orders, reading requests, exporting the stock alone. */
export const API_PURPOSES = ['STOCK', 'ORDERS', 'REQUESTS', 'EXPORT'] as const
export type ApiPurpose = (typeof API_PURPOSES)[number]

/** A program that uses a merchant's key. */
export interface MachineActor {
  readonly kind: 'MACHINE'
  readonly keyId: number
  readonly merchantId: number
  readonly purposes: readonly ApiPurpose[]
}

/** A program without a key, or with one that is unknown or has ended. */
export interface UnknownMachine {
  readonly kind: 'NOBODY'
}

export type DealerApiActor = MachineActor | UnknownMachine
