import { sql } from 'kysely'

/**
 * Whether an open request `r` waits for its dealer: nobody has answered it, or the customer has written since the dealer's last message
 * or step. A note that came with a booking is answered when the time is confirmed.
 */
export const AWAITS_DEALER = sql<boolean>`(r.answered_at is null or
  (select max(x.at) from request_messages x where x.request_id = r.id and x.author = 'CUSTOMER') > greatest(r.answered_at,
    (select max(x.at) from request_messages x where x.request_id = r.id and x.author = 'MERCHANT'),
    (select max(x.at) from request_events x where x.request_id = r.id and x.actor in ('MERCHANT', 'ADMIN'))))`
