import { addToCartTexts } from '#messages/add-to-cart.ts'
import { inLanguage } from '#messages/texts.ts'
import { AddToCartDocument, type CartPaymentInput } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { formValues } from '../../blocks/form.server.ts'
import { loadCartContent } from '../../blocks/cart-content.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import type { AddToCartView } from './AddToCart.tsx'
import { answerAdding, inCartLink } from './in-cart.server.ts'

interface OfferedCar {
  readonly id: string
  /** In euros. */
  readonly price: number
  /** The name of the way to pay that the calculator shows; undefined where there is none: cash. */
  readonly payment: string | undefined
  /** Link to the calculator, where the way to pay is changed. */
  readonly changeHref?: string | undefined
}

/** The button that puts a car into the cart, or the link to the cart where the car is in there already. */
export async function addToCartView(
  context: Readonly<RouterContextProvider>,
  { id, price, payment, changeHref }: OfferedCar,
): Promise<AddToCartView> {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(addToCartTexts, locale)
  const cart = await loadCartContent(context)
  return {
    price,
    add: texts.add,
    ...(payment === undefined ? {} : { paidBy: texts.paidBy(payment), change: texts.change, changeHref }),
    ...(cart?.vehicleIds.includes(id) ? { inCart: { ...inCartLink(locale), update: texts.update } } : {}),
  }
}

/** The same for several cars of a page, paid in full. */
export async function addToCartViews(
  context: Readonly<RouterContextProvider>,
  cars: readonly Pick<OfferedCar, 'id' | 'price'>[],
): Promise<readonly AddToCartView[]> {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(addToCartTexts, locale)
  const cart = await loadCartContent(context)
  return cars.map(({ id, price }) => ({
    ...{ id, price, add: texts.add },
    ...(cart?.vehicleIds.includes(id) ? { inCart: { ...inCartLink(locale), update: texts.update } } : {}),
  }))
}

interface Adding {
  /** Address of the vehicle's page, which is shown again. */
  readonly url: URL
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly vehicleId: string
  readonly payment: CartPaymentInput
}

/**
 * Puts a car into the cart, or changes how it is paid there. No idempotency key: a car is in a cart once however often the button is
 * pressed, and somebody who took it out and comes back by the browser's Back button can add it again.
 */
export async function addVehicle({ url, request, context, vehicleId, payment }: Adding) {
  const values = await formValues(request)
  const price = Number(values.price)
  const seen = price > 0 ? { price } : {}
  const items = [{ productType: 'Vehicle' as const, id: vehicleId, payment: { ...payment, ...seen } }]
  const answer = await mutate(context, AddToCartDocument, { items })
  const isAdded = 'result' in answer
  const done = values.intent === 'update' ? 'SAVED' : 'ADDED_TO_CART'
  const notice = isAdded ? done : noticeFor('AddToCart', answer.refusals, items)
  return answerAdding({ url, context, values, isAdded, notice })
}
