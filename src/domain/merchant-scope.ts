/** What the search may see: on a dealer's storefront and for requests with merchant headers, only these merchants. */
export interface MerchantScope {
  readonly merchantUuids: readonly string[]
}
