/**
 * Days a dealer has to answer an order, since nobody is bound to an offer for ever (§ 147 (2) BGB). Our choice; usual terms say ten days
 * for a used car.
 */
export const DAYS_TO_ANSWER = 10

/** Hours to pay by card or PayPal, which is usually done right after ordering; then the order is cancelled. */
export const HOURS_TO_PAY = 48

/** Days for a bank to decide on a financing, from the order on: a car cannot stay reserved for ever. Our choice. */
export const DAYS_TO_FINANCE = 28

/** Days for a transfer to arrive after it is requested. Our choice. */
export const DAYS_TO_TRANSFER = 7

/** Why a timer ended an order; stored as the reason of its event. */
export type OverdueReason = 'NO_ANSWER' | 'NOT_FINANCED' | 'NOT_PAID'

/** Days to withdraw after the goods have come (§ 355 (2), § 356 (2) no. 1 BGB). */
export const DAYS_TO_WITHDRAW = 14

/**
 * A period that ends on a Saturday, Sunday or holiday ends with the next working day (§ 193 BGB): over Easter or Christmas that is four
 * more.
 */
export const DAYS_OF_GRACE = 5
