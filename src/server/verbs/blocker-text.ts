import { formatMoney } from '#domain/format/money.ts'
import type { OrderBlocker } from '#use-cases/order/order-blocker.ts'

/** Why an operator's verb was refused, and what can be done instead. */
export function blockerText(orderId: number, blocker: OrderBlocker): string {
  const order = `Order ${orderId}`
  switch (blocker.kind) {
    case 'UNKNOWN_ORDER':
      return `There is no order ${orderId}.`
    case 'BEING_PAID':
      return `${order}: the customer may be paying on the provider's page. Wait an hour and check whether it is paid before you record money.`
    case 'MONEY_GOES_BACK':
      return `${order}: its money is already being refunded or has been. If more has come, say what: --reason "…".`
    case 'NOTHING_OWED':
      return `${order} has ended, and its customer owed nothing by it: no money can be owed back. If it was paid out all the same, claim the money back from the customer.`
    case 'GOODS_NOT_BACK':
      return `${order}: its goods are out, and the money may wait for them (§ 357 BGB). Record first that they are back: order-returned.`
    case 'FINANCING_OPEN':
      return `${order} waits for the bank: record its answer first, order-financing-approve or order-financing-reject.`
    case 'FINANCING_DECIDED':
      return blocker.financing === 'NOT_NEEDED'
        ? `${order} is not financed.`
        : `${order}: its financing is ${blocker.financing} already.`
    case 'UNPAID': {
      const { due, method, payment } = blocker
      return `${order} is not paid: ${formatMoney(due, 'en', 2)} by ${method}, its payment ${payment}. Record the money first (order-paid), or say why the goods leave without it: --unpaid --reason "…".`
    }
    case 'WRONG_STATE': {
      const { state, payment, next } = blocker
      const after = next.length > 0 ? `After that come ${next.join(', ')}` : 'Nothing comes after that'
      return `${order} is ${state}, its payment ${payment}: this cannot be done now. ${after}.`
    }
  }
}
