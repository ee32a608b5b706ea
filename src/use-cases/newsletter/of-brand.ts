import { type RawBuilder, sql } from 'kysely'

/** Rows of one shop; null is the main site. */
export function ofBrand(brandSlug: string | null): RawBuilder<boolean> {
  return sql<boolean>`brand_slug is not distinct from ${brandSlug}`
}
