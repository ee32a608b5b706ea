/**
 * A dealer has this long to answer an order; nobody is bound to an offer for ever (§ 147 (2) BGB). Ours; usual terms say ten days for a
 * used car.
 */
export const DAYS_TO_ANSWER = 10

/** Card and PayPal are paid right after the order: what nobody has paid by then is not wanted any more. */
export const HOURS_TO_PAY = 48

/** A transfer is to arrive within this many days of being asked for. Ours. */
export const DAYS_TO_TRANSFER = 7

/** Why a timer ended an order; kept as the reason of its event. */
export type OverdueReason = 'NO_ANSWER' | 'NOT_PAID'

/** Days to withdraw after the goods have come (§ 355 (2), § 356 (2) no. 1 BGB). */
export const DAYS_TO_WITHDRAW = 14

/**
 * A period that ends on a Saturday, Sunday or holiday ends with the next working day (§ 193 BGB): over Easter or Christmas that is four
 * more.
 */
export const DAYS_OF_GRACE = 5
