import { berlinToday } from '#domain/berlin-time.ts'
import type { MailOrder } from '#domain/mail.ts'
import type { BillingAddress } from '#domain/account/address.ts'
import type { OrderAtEvent } from '#queries/order/order-event.ts'

/** An order as mails show it. */
export function mailOrderOf({ order, isRegistered }: Pick<OrderAtEvent, 'order' | 'isRegistered'>): MailOrder {
  const { merchant, delivery, customer } = order
  const { street, zip, city, phone, email } = merchant
  const dealerTo = delivery.dealer
  return {
    number: String(order.id),
    placedOn: berlinToday(order.placed_at),
    dealer: { name: merchant.name, lines: [street, `${zip} ${city}`, phone, email].filter((line) => line !== null) },
    items: order.lines.map((line) => ({
      title: line.title,
      quantity: line.quantity,
      price: line.quantity * line.unit_price_cents,
      facts: line.facts,
      example: line.finance?.example ?? null,
      isMarginScheme: line.vat_mode === 'MARGIN',
    })),
    total: order.total_cents,
    due: order.due_cents,
    method: order.payment_method,
    billing: [...(customer.companyName ? [customer.companyName] : []), ...addressLines(order.billing)],
    delivery: {
      handsOver: dealerTo?.name ?? merchant.name,
      kinds: [delivery.vehicles, delivery.accessories].filter((kind) => kind !== null),
      to: dealerTo
        ? [dealerTo.name, dealerTo.street, `${dealerTo.postalCode} ${dealerTo.city}`].filter((line) => line !== null)
        : delivery.address
          ? addressLines(delivery.address)
          : [],
      earliest: delivery.earliest,
      latest: delivery.latest,
    },
    isConsumer: customer.kind === 'PRIVATE',
    isRegistered,
  }
}

/** The customer as dealers are told. */
export function customerLines({ order, email }: Pick<OrderAtEvent, 'order' | 'email'>): string[] {
  const { customer, billing } = order
  return [
    ...(customer.companyName ? [customer.companyName] : []),
    ...addressLines(billing),
    email,
    ...(billing.phone ? [billing.phone] : []),
  ]
}

function addressLines(address: BillingAddress): string[] {
  const { firstName, lastName, street, houseNumber, additionalAddress, postalCode, city } = address
  return [
    `${firstName} ${lastName}`,
    `${street} ${houseNumber}`,
    ...(additionalAddress ? [additionalAddress] : []),
    `${postalCode} ${city}`,
  ]
}
