/** Sections that a storefront's navigation may have, by the screens they lead to. */
export const BRAND_SECTIONS = ['cars', 'tradein', 'accessories', 'workshop', 'dealers'] as const
export type BrandSection = (typeof BRAND_SECTIONS)[number]
