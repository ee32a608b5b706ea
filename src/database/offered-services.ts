import { sql } from 'kysely'

/**
 * Whether the merchant `m` offers the service `s` beside its cars: its own, or the shop's until it has any. Nobody can agree to a warranty
 * whose terms are not shown (§ 479 BGB).
 */
export const isOfferedService = sql<boolean>`(
  s.merchant_id is not distinct from case when m.has_own_car_services then m.id end
  and (s.kind <> 'WARRANTY' or s.terms is not null)
)`
