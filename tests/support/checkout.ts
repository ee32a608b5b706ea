import { randomUUID } from 'node:crypto'
import type { GatewayContext } from '#gateway/context.ts'
import { runInProcess } from '#gateway/execute.ts'

/** What a refused operation says. */
export interface Refused {
  readonly codes: readonly unknown[]
}

export const BUYERS_ADDRESS = {
  firstName: 'Sabine',
  lastName: 'Krüger',
  street: 'Neusser Straße',
  houseNumber: '118a',
  postalCode: '50733',
  city: 'Köln',
}

interface Summary {
  readonly shown: string
  readonly consents: readonly { readonly index: number }[]
}

const SHOWN = 'shown consents { index } dealers { dealer { id } }'

/** Puts cars into a customer's cart and goes through checkout, to be fetched and paid by transfer; stops at the first "no". */
export async function buys(
  context: GatewayContext,
  vehicleIds: readonly string[],
): Promise<{ readonly orderIds: readonly string[] } | Refused> {
  const send = async <Answer>(document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> => {
    const { data, errors } = await runInProcess(document, variables, context, (fault) => {
      throw fault
    })
    if (errors?.length) throw new RefusedError(errors.map(({ extensions }) => extensions?.code))
    return Object.values(data ?? {})[0] as Answer
  }
  try {
    const items = vehicleIds.map((id) => ({ productType: 'Vehicle', id }))
    await send('mutation ($items: [CartItemInput!]!) { addToCart(input: { items: $items }) { count } }', { items })
    await send('mutation { reserveCheckout { openStep } }')
    await send('mutation { chooseCheckoutServices(cars: []) { openStep } }')
    await send('mutation ($input: ChosenAddressInput!) { setCheckoutBilling(input: $input) { openStep } }', {
      input: { address: BUYERS_ADDRESS },
    })
    const { dealers } = await send<{ dealers: { dealer: { id: string } }[] }>(
      `mutation { setCheckoutDelivery(input: { vehicles: PICK_UP }) { ${SHOWN} } }`,
    )
    const { shown, consents } = await send<Summary>(
      `mutation ($payments: [ChosenPaymentInput!]!) { setCheckoutPayment(payments: $payments) { ${SHOWN} } }`,
      { payments: dealers.map(({ dealer: { id } }) => ({ dealer: id, method: 'BANK_TRANSFER' })) },
    )
    return await send<{ orderIds: string[] }>(
      `mutation ($key: String!, $shown: String!, $agreed: [Int!]!) {
        placeOrder(key: $key, shown: $shown, consents: $agreed) { orderIds } }`,
      { key: randomUUID(), shown, agreed: consents.map(({ index }) => index) },
    )
  } catch (error) {
    if (error instanceof RefusedError) return { codes: error.codes }
    throw error
  }
}

class RefusedError extends Error {
  readonly codes: readonly unknown[]
  constructor(codes: readonly unknown[]) {
    super(codes.join(', '))
    this.codes = codes
  }
}
