import { checkoutTexts } from '#messages/checkout.ts'
import { warrantyTexts } from '#messages/warranty.ts'
import { inLanguage } from '#messages/texts.ts'
import type { Locale } from '#domain/locale.ts'
import {
  AddToCartDocument,
  ChooseCheckoutServicesDocument,
  DeleteFromCartDocument,
  FittingAccessoriesDocument,
  type FittingAccessoriesQuery,
  type RegistrationInput,
} from '#storefront/generated/graphql.ts'
import { type FormValues, formValues, blankToUndefined } from '../../blocks/form.server.ts'
import type { Answer } from '../../blocks/gateway-answer.ts'
import { query, mutate } from '../../gateway.server.ts'
import type { CarServicesView, LinkView, RegistrationView, ServicesView } from './checkout-view.ts'
import { formatEuros } from '#domain/format/money.ts'
import {
  afterStep,
  type PageArgs,
  type Checkout,
  type CheckoutDealer,
  frameOf,
  openStep,
  shownCars,
} from './frame.server.ts'

type Item = CheckoutDealer['items'][number]
type Fitting = FittingAccessoriesQuery['accessoriesForVehicle']

/** The first step: services and accessories for each car. */
export async function loadServices(args: PageArgs): Promise<ServicesView> {
  const open = await openStep(args)
  const { checkout, locale } = open
  const cars = await Promise.all(
    carsOf(checkout).map(async ({ car, dealer }) => {
      const vehicleId = car.vehicle?.id ?? ''
      const { accessoriesForVehicle } = await query(args.context, FittingAccessoriesDocument, { vehicleId })
      return carView(car, dealer, { fitting: accessoriesForVehicle, alone: aloneOf(checkout) }, locale)
    }),
  )
  const texts = inLanguage(checkoutTexts, locale)
  const words = checkout.hasVehicles
    ? { title: texts.servicesTitle, lead: texts.servicesLead }
    : { title: texts.services, lead: texts.noServices }
  const lines = linesOf(checkout)
  // What was ticked before the cart changed would undo that change.
  const restoredForm = open.restoredForm?.lines === lines ? open.restoredForm : undefined
  return { ...frameOf({ ...open, restoredForm }), ...words, cars, lines }
}

/** What the cart has for its cars, as the form carries it along. */
function linesOf({ dealers }: Checkout): string {
  const items = dealers.flatMap((dealer) => dealer.items)
  return items
    .flatMap(({ forVehicleId, serviceKey, accessoryId }) =>
      forVehicleId ? [`${forVehicleId}-${serviceKey ?? accessoryId}`] : [],
    )
    .toSorted()
    .join(' ')
}

/** Adds the services that were ticked to the cars and removes the others. */
export async function chooseServices({ request, ...args }: PageArgs & { readonly request: Request }) {
  const { context } = args
  const { checkout } = await openStep(args)
  const values = await formValues(request)
  const cars = carsOf(checkout).map(({ car, dealer }) => {
    const vehicleId = car.vehicle?.id ?? ''
    const keys = dealer.services.map(({ kind }) => values[fieldName(vehicleId, kind)] ?? '')
    const services = [...new Set(keys)].filter(Boolean)
    return {
      vehicleId,
      services,
      ...(isRegistered(dealer, services) ? { registration: registrationInput(vehicleId, values) } : {}),
    }
  })
  const chosen = await mutate(context, ChooseCheckoutServicesDocument, { cars, shownCars: shownCars(values) })
  if ('refusals' in chosen) return afterStep(args, values, byCar(chosen, cars))
  const { added, removed } = accessoryChanges(checkout, values)
  if (removed.length > 0) await query(context, DeleteFromCartDocument, { items: removed })
  if (added.length === 0) return afterStep(args, values, chosen)
  return afterStep(args, values, await mutate(context, AddToCartDocument, { items: added }))
}

function carsOf({ dealers }: Checkout): { car: Item; dealer: CheckoutDealer }[] {
  return dealers.flatMap((dealer) => dealer.items.flatMap((car) => (car.vehicle ? [{ car, dealer }] : [])))
}

function fieldName(vehicleId: string, kind: string): string {
  return `${kind.toLowerCase()}-${vehicleId}`
}

function isRegistered({ services }: CheckoutDealer, chosen: readonly string[]): boolean {
  return services.some(({ kind, key }) => kind === 'REGISTRATION' && chosen.includes(key))
}

function registrationInput(vehicleId: string, values: FormValues): RegistrationInput {
  const [plate, pin, evb] = ['plate', 'pin', 'evb'].map((name) => blankToUndefined(values[`${name}-${vehicleId}`]))
  return { wishesPlate: values[`wish-${vehicleId}`] === 'yes', plate, pin, evb }
}

/** The gateway names a field by the index of its car, the form by the car's id. */
function byCar(
  { refusals }: Extract<Answer<unknown>, { refusals: unknown }>,
  cars: readonly { readonly vehicleId: string }[],
): Answer<unknown> {
  const named = (field: string) => {
    const [, index, name] = /^cars\.(\d+)\.(\w+)$/.exec(field) ?? []
    return index === undefined ? field : `${name}-${cars[Number(index)]?.vehicleId}`
  }
  return {
    refusals: refusals.map((refusal) => ({
      ...refusal,
      fields: refusal.fields?.map((problem) => ({ ...problem, field: named(problem.field) })),
    })),
  }
}

/** The fitted accessories that the form offered: `fitted-<car>-<product>`, beside `offered-…` for each that was shown. */
function accessoryChanges({ dealers }: Checkout, values: Readonly<Record<string, string>>) {
  const inCart = new Set(
    dealers.flatMap(({ items }) =>
      items.flatMap(({ accessoryId, forVehicleId }) => (accessoryId ? [`${forVehicleId}-${accessoryId}`] : [])),
    ),
  )
  const offered = Object.keys(values).flatMap((name) => /^offered-(\d+-\d+)$/.exec(name)?.[1] ?? [])
  const item = (pair: string) => {
    const [forVehicleId = '', id = ''] = pair.split('-')
    return { productType: 'Accessory' as const, id, forVehicleId }
  }
  const isWanted = (pair: string) => values[`fitted-${pair}`] === 'on'
  return {
    added: offered
      .filter((pair) => isWanted(pair) && !inCart.has(pair))
      .map((pair) => ({ ...item(pair), withInstallation: true })),
    removed: offered.filter((pair) => !isWanted(pair) && inCart.has(pair)).map(item),
  }
}

/** The accessories that are bought for no car. */
function aloneOf({ dealers }: Checkout): ReadonlySet<string> {
  const items = dealers.flatMap(({ items }) => items)
  return new Set(items.flatMap(({ accessoryId, forVehicleId }) => (accessoryId && !forVehicleId ? [accessoryId] : [])))
}

function carView(
  car: Item,
  { dealer, services, items }: CheckoutDealer,
  { fitting, alone }: { readonly fitting: Fitting; readonly alone: ReadonlySet<string> },
  locale: Locale,
): CarServicesView {
  const texts = inLanguage(checkoutTexts, locale)
  const vehicleId = car.vehicle?.id ?? ''
  const beside = items.filter(({ forVehicleId }) => forVehicleId === vehicleId)
  const chosenKeys = new Set(beside.map(({ serviceKey }) => serviceKey))
  const option = ({ key, title, description, price }: CheckoutDealer['services'][number]) => ({
    value: key,
    label: title,
    note: description,
    price: formatEuros(price, locale, 2),
  })
  const warranties = services.filter(({ kind }) => kind === 'WARRANTY')
  return {
    vehicleId,
    title: car.title,
    singles: services
      .filter(({ kind }) => kind !== 'WARRANTY')
      .map((service) => ({
        ...option(service),
        name: fieldName(vehicleId, service.kind),
        isChosen: chosenKeys.has(service.key),
      })),
    ...(services.some(({ kind }) => kind === 'REGISTRATION') ? { registration: registrationOf(beside) } : {}),
    ...(warranties.length > 0
      ? {
          warranty: {
            name: fieldName(vehicleId, 'WARRANTY'),
            options: [{ value: '', label: texts.noWarranty }, ...warranties.map(option)],
            terms: termsOf(warranties, locale),
            chosen: warranties.find(({ key }) => chosenKeys.has(key))?.key ?? '',
          },
        }
      : {}),
    fitting: formatEuros(dealer.deliveryTerms?.installation ?? 0, locale, 2),
    accessories: fitting.map(({ productId, title, unitPrice }) => ({
      value: 'on',
      name: `${vehicleId}-${productId}`,
      label: title,
      price: formatEuros(unitPrice, locale, 2),
      ...(alone.has(productId) ? { note: texts.isInCart } : {}),
      isChosen: beside.some(({ accessoryId }) => accessoryId === productId),
    })),
  }
}

/** The pages with the terms of these warranties, each once. */
function termsOf(warranties: CheckoutDealer['services'], locale: Locale): LinkView[] {
  return [...Map.groupBy(warranties, ({ termsPath }) => termsPath)].flatMap(([href, services]) =>
    href === null ? [] : [{ href, label: warrantyTexts.termsOf[locale](services.map(({ title }) => title)) }],
  )
}

function registrationOf(beside: readonly Item[]): RegistrationView {
  const { plate = null, pin = null, evb = null } = beside.find(({ registration }) => registration)?.registration ?? {}
  return { isWished: plate !== null, begin: { plate: plate ?? '', pin: pin ?? '', evb: evb ?? '' } }
}
