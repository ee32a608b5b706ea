import { sql } from 'kysely'
import { isAnsweredBySeller, REQUEST_KINDS, type RequestKind } from '#domain/request/request.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'

/** When the customer of request `r` last wrote, or asked for another time of a booking, which the dealer has to confirm; null: never. */
export const CUSTOMER_WORD_AT = sql<Date | null>`greatest(
  (select max(x.at) from request_messages x where x.request_id = r.id and x.author = 'CUSTOMER'),
  (select max(x.at) from request_events x where x.request_id = r.id and x.actor = 'CUSTOMER' and x.to_state = 'REQUESTED'))`

/** A step answers too, except one of a contact that leaves its time as it is: the customer hears nothing of it. */
const DEALER_WORD_AT = sql<Date | null>`greatest(
  (select max(x.at) from request_messages x where x.request_id = r.id and x.author = 'MERCHANT'),
  (select max(x.at) from request_events x where x.request_id = r.id and x.actor in ('MERCHANT', 'ADMIN')
    and (r.kind <> 'CONTACT' or x.moved_to is not null)))`

/** Whether an open request `r` waits for its dealer: nobody has answered it, or the customer has had the last word. */
export const AWAITS_DEALER = sql<boolean>`(
  (r.answered_at is null and r.kind in (${sql.join(REQUEST_KINDS.filter(isAnsweredBySeller))}))
  or coalesce(${CUSTOMER_WORD_AT} > coalesce(${DEALER_WORD_AT}, '-infinity'), false))`

/** Until when request `r` has to be answered for the first time; null once it is. */
export const FIRST_ANSWER_DUE_AT = sql<Date | null>`case when r.answered_at is null then r.due_at end`

/** Kinds that staff do not see: applications for loans are for those who deal with loans, offers of private persons for nobody here. */
export function hiddenKinds(actor: DealerAreaActor, merchantId: number): RequestKind[] {
  const maySeeLoans = authorize(actor, 'financing.read', merchantId, new Date()) === undefined
  return maySeeLoans ? ['PRIVATE_SALE'] : ['PRIVATE_SALE', 'FINANCING']
}
