/** Order numbers are ids of ten digits. */
export const ORDER_NUMBER_DIGITS = 10

const ORDER_NUMBER = new RegExp(`^[1-9]\\d{${ORDER_NUMBER_DIGITS - 1}}$`)

/** The order number a text consists of; undefined for anything else. */
export function parseOrderNumber(text: string): number | undefined {
  return ORDER_NUMBER.test(text) ? Number(text) : undefined
}
