import { randomUUID } from 'node:crypto'
import { BUYERS_ADDRESS } from '../../../tests/support/checkout.ts'
import type { Client, Visitor } from '../client.ts'

interface Summary {
  readonly shown: string
  readonly consents: readonly { readonly index: number }[]
}

const ADD = 'mutation ($items: [CartItemInput!]!) { addToCart(input: { items: $items }) { count } }'
const BILLING = 'mutation ($input: ChosenAddressInput!) { setCheckoutBilling(input: $input) { openStep } }'
const DELIVERY = 'mutation { setCheckoutDelivery(input: { vehicles: PICK_UP }) { dealers { dealer { id } } } }'
const PAYMENT = `mutation ($payments: [ChosenPaymentInput!]!) {
  setCheckoutPayment(payments: $payments) { shown consents { index } } }`
const PLACE = `mutation ($key: String!, $shown: String!, $consents: [Int!]!) {
  placeOrder(key: $key, shown: $shown, consents: $consents) { orderIds } }`

/** From the cart to the order, on credit where a payment says so; answers its number. */
export async function order(
  client: Client,
  visitor: Visitor,
  car: number,
  method: 'BANK_TRANSFER' | 'CREDIT_CARD' = 'BANK_TRANSFER',
  payment?: { readonly paymentType: 'LOAN_RATE_RANGE' },
): Promise<string> {
  const change = <Answer>(document: string, variables?: object) => client.change<Answer>(visitor, document, variables)
  await change(ADD, { items: [{ productType: 'Vehicle', id: String(car), payment }] })
  await change('mutation { reserveCheckout { openStep } }')
  await change('mutation { chooseCheckoutServices(cars: []) { openStep } }')
  await change(BILLING, { input: { address: BUYERS_ADDRESS } })
  const { dealers } = await change<{ dealers: { dealer: { id: string } }[] }>(DELIVERY)
  const payments = dealers.map(({ dealer: { id } }) => ({ dealer: id, method }))
  const { shown, consents } = await change<Summary>(PAYMENT, { payments })
  const key = randomUUID()
  const agreed = consents.map(({ index }) => index)
  const { orderIds } = await change<{ orderIds: string[] }>(PLACE, { key, shown, consents: agreed })
  return orderIds[0]!
}
