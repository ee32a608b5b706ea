import type { LegalVersion } from '#domain/order/legal-version.ts'
import { randomInt } from 'node:crypto'
import type { WriteHandle } from '#database/handles.ts'
import type { BillingAddress } from '#domain/account/address.ts'
import type { PaymentKind } from '#domain/cart/cart.ts'
import type {
  AgreedText,
  GermanLine,
  LineFact,
  OrderCustomer,
  OrderDelivery,
  OrderFinance,
  OrderLineType,
  VatMode,
} from '#domain/order/order.ts'
import type { MailSite } from '#domain/mail.ts'
import { type PaymentMethod, providerOf } from '#domain/order/payment-methods.ts'
import { firstFinancingState } from '#domain/order/financing-states.ts'
import { firstPaymentState } from '#domain/order/payment-states.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { writeOrderEvents } from '../order/write-events.ts'
import { giveMandate } from '../payment/give-mandate.ts'
import { savePayoutAccount } from '../payment/save-payout-account.ts'
import { acceptTradeIns } from '../trade-in/accept-trade-ins.ts'

/** A line as it stood in the summary. Amounts in cents. */
export interface NewOrderLine {
  readonly type: OrderLineType
  readonly quantity: number
  readonly title: string
  readonly facts: readonly LineFact[]
  readonly unitPrice: number
  readonly vat: VatMode
  readonly vatRate: number
  readonly payment: PaymentKind
  readonly finance: OrderFinance | null
  readonly vehicleId: number | null
  readonly picture: string | null
  readonly providerId: string | null
  readonly accessoryId: string | null
  readonly serviceKey: string | null
  readonly tradeInId: number | null
  readonly withInstallation: boolean
  /** The terms of a warranty, word for word. */
  readonly terms: string | null
  /** The line in German for the dealer; null where the order is in German. */
  readonly german: GermanLine | null
}

/** The contract with one dealer as it stood in the summary. */
export interface NewOrder {
  readonly merchantId: number
  readonly lines: readonly NewOrderLine[]
  readonly total: number
  readonly due: number
  readonly isFinanced: boolean
  /** Null: nothing is paid directly. */
  readonly method: PaymentMethod | null
  /** For a direct debit: holder and IBAN as they were entered, and the dealer's creditor id. */
  readonly mandate: { readonly holder: string; readonly iban: string; readonly creditorId: string } | null
  /** For a payout: holder and IBAN as they were entered. */
  readonly payout: { readonly holder: string; readonly iban: string } | null
  readonly billing: BillingAddress
  readonly delivery: OrderDelivery
  readonly agreed: readonly AgreedText[]
  /** The general terms agreed to, as they are now. */
  readonly terms: string | null
  /** The instruction on withdrawal as it is now; null for a company, which has no such right. */
  readonly withdrawalTerms: string | null
  readonly privacyNotice: string | null
  /** Which versions these texts are. */
  readonly legalVersions: readonly LegalVersion[]
}

interface Ordering {
  readonly customerId: number
  readonly customer: OrderCustomer
  readonly site: MailSite
  /** Shared by the orders of one checkout. */
  readonly placement: string
}

/** Inserts one order with its lines and first events; returns its number. */
export async function insertOrder(
  handle: WriteHandle,
  box: SecretBox,
  { customerId, customer, site, placement }: Ordering,
  order: NewOrder,
): Promise<number> {
  const {
    merchantId,
    lines,
    total,
    due,
    isFinanced,
    method,
    mandate,
    payout,
    billing,
    delivery,
    agreed,
    terms,
    withdrawalTerms,
  } = order
  const provider = providerOf(method, isFinanced)
  const payment = firstPaymentState(method, provider)
  const financing = firstFinancingState(isFinanced)
  const id = await generateOrderNumber(handle)
  await handle
    .insertInto('orders')
    .values({
      id,
      placement,
      customer_id: customerId,
      merchant_id: merchantId,
      payment_state: payment,
      payment_method: method,
      payment_provider: provider,
      financing_state: financing,
      customer: JSON.stringify(customer),
      billing: JSON.stringify(billing),
      delivery: JSON.stringify(delivery),
      total_cents: total,
      due_cents: due,
      agreed: JSON.stringify(agreed),
      terms,
      withdrawal_terms: withdrawalTerms,
      privacy_notice: order.privacyNotice,
      legal_versions: JSON.stringify(order.legalVersions),
      origin: site.origin,
      brand_slug: site.brandSlug,
      locale: site.locale,
    })
    .execute()
  await handle
    .insertInto('order_lines')
    .values(lines.map((line, position) => lineRow(id, position, line)))
    .execute()
  const placed = { orderId: id, actor: 'CUSTOMER', from: null } as const
  await writeOrderEvents(handle, [
    { ...placed, subject: 'ORDER', to: 'PLACED' },
    { ...placed, subject: 'PAYMENT', to: payment },
    ...(isFinanced ? [{ ...placed, subject: 'FINANCING' as const, to: financing }] : []),
  ])
  if (mandate) {
    const given = await giveMandate(handle, box, { orderId: id, ...mandate })
    // The mandate was validated when it was entered, so a refusal is a fault.
    if (given.kind === 'refused') throw new Error('A mandate in a draft is not valid')
  }
  if (payout) await savePayoutAccount(handle, box, id, payout)
  await acceptTradeIns(
    handle,
    { orderId: id, customerId },
    lines.flatMap(({ tradeInId }) => tradeInId ?? []),
  )
  return id
}

/** Ten random digits, so that a number does not reveal how many orders there are. */
async function generateOrderNumber(handle: WriteHandle): Promise<number> {
  for (;;) {
    const id = randomInt(1_000_000_000, 10_000_000_000)
    const taken = await handle.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()
    if (!taken) return id
  }
}

function lineRow(orderId: number, position: number, line: NewOrderLine) {
  return {
    order_id: orderId,
    position,
    line_type: line.type,
    quantity: line.quantity,
    title: line.title,
    facts: JSON.stringify(line.facts),
    unit_price_cents: line.unitPrice,
    vat_mode: line.vat,
    vat_rate: line.vatRate,
    payment: line.payment,
    finance: line.finance && JSON.stringify(line.finance),
    vehicle_id: line.vehicleId,
    picture: line.picture,
    provider_id: line.providerId,
    accessory_id: line.accessoryId,
    service_key: line.serviceKey,
    trade_in_id: line.tradeInId,
    with_installation: line.withInstallation,
    terms: line.terms,
    german: line.german && JSON.stringify(line.german),
  }
}
