/** Orders of a list of products: as the provider recommends them, by price, by name. */
export const ACCESSORY_SORTS = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NAME'] as const
export type AccessorySort = (typeof ACCESSORY_SORTS)[number]
export const DEFAULT_ACCESSORY_SORT: AccessorySort = 'RECOMMENDED'
