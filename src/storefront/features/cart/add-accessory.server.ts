import type { Locale } from '#domain/locale.ts'
import { addAccessoryTexts } from '#messages/accessory.ts'
import { addToCartTexts } from '#messages/add-to-cart.ts'
import { inLanguage } from '#messages/texts.ts'
import { AddToCartDocument, CarsInCartDocument, type CarsInCartQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { formValues } from '../../blocks/form.server.ts'
import { query, mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { AddAccessoryView } from './AddAccessory.tsx'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { answerAdding, inCartLink } from './in-cart.server.ts'

interface Offered {
  readonly id: string
  readonly path: string
  readonly amount: number
  readonly providerId: string
  /** Slugs; empty: any car. */
  readonly fitSlugs: readonly { readonly make: string; readonly models: readonly string[] }[]
}

/** The form that puts an accessory into the cart, with the cars in the cart that it fits. */
export async function addAccessoryView(
  context: Readonly<RouterContextProvider>,
  product: Offered,
): Promise<AddAccessoryView> {
  const { locale } = context.get(siteContext)
  const { add, quantity } = inLanguage(addAccessoryTexts, locale)
  const lines = await loadLines(context)
  const cars = carsFor(lines, product)
  const isInCart = lines.some((line) => 'productId' in line.product && line.product.productId === product.id)
  return {
    page: product.path,
    price: product.amount,
    add: isInCart ? addToCartTexts.addMore[locale] : add,
    quantity,
    ...(isInCart ? { inCart: inCartLink(locale) } : {}),
    ...(cars.length > 0 ? { cars: carChoice(cars, locale) } : {}),
  }
}

function carChoice(cars: readonly { readonly id: string; readonly title: string }[], locale: Locale) {
  const texts = inLanguage(addAccessoryTexts, locale)
  return {
    label: texts.what,
    options: [
      { value: '', label: texts.alone },
      ...cars.map(({ id, title }) => ({ value: id, label: texts.forCar(title) })),
    ],
    install: texts.install,
  }
}

type Line = CarsInCartQuery['cart']['lines'][number]

/** Loads the cart only for visitors who have one, so that the page stays cacheable for all others. */
async function loadLines(context: Readonly<RouterContextProvider>): Promise<readonly Line[]> {
  const { session, anonymousId } = context.get(siteContext)
  if (!session && !anonymousId) return []
  return (await query(context, CarsInCartDocument)).cart.lines
}

function carsFor(lines: readonly Line[], { fitSlugs, providerId }: Offered) {
  return lines.flatMap(({ product }) => {
    if (!('makeName' in product)) return []
    const { id, title, makeName, modelName, vehicle } = product
    const isFit =
      fitSlugs.length === 0 ||
      fitSlugs.some(({ make, models }) => make === makeName && (models.length === 0 || models.includes(modelName)))
    const isSold = vehicle.accessoryProviders.some(({ dataSourceId }) => dataSourceId === providerId)
    return isFit && isSold ? [{ id, title }] : []
  })
}

interface Adding {
  readonly url: URL
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly productId: string
}

/** Puts an accessory into the cart. */
export async function addAccessory({ url, request, context, productId }: Adding) {
  const values = await formValues(request)
  const { price, quantity, for: forVehicleId = '', install } = values
  const item = {
    id: productId,
    quantity: /^\d{1,6}$/.test(quantity ?? '') ? Number(quantity) : 1,
    payment: { paymentType: 'CASH_RANGE' as const, ...(Number(price) > 0 ? { price: Number(price) } : {}) },
  }
  const items = [
    forVehicleId
      ? { ...item, productType: 'Accessory' as const, forVehicleId, withInstallation: install === '1' }
      : { ...item, productType: 'AccessoryStandAlone' as const },
  ]
  const answer = await mutate(context, AddToCartDocument, { items })
  const isAdded = 'result' in answer
  const notice = isAdded
    ? 'ADDED_TO_CART'
    : isTooMany(answer.refusals)
      ? 'TOO_MANY'
      : noticeFor('AddToCart', answer.refusals, items)
  return answerAdding({ url, context, values, isAdded, notice })
}

function isTooMany(refusals: readonly { readonly field?: string }[]): boolean {
  return refusals.some(({ field }) => field?.endsWith('.quantity'))
}
