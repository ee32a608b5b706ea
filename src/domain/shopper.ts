import type { MerchantScope } from './merchant-scope.ts'

/** A customer in one shop: on a dealer's storefront they see, buy and keep only what is that dealer's. */
export interface Shopper {
  readonly customerId: number
  readonly scope: MerchantScope
}
