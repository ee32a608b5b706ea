import { dealerAddressLine } from '#domain/dealer-address.ts'
import { addressLines } from '#domain/account/address-lines.ts'
import type { Locale } from '#domain/locale.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { shippingTexts } from '#messages/shipping.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  NearbyDealersDocument,
  SetCheckoutDeliveryDocument,
  type NearbyDealersQuery,
  type ShippingKind,
} from '#storefront/generated/graphql.ts'
import { redirect } from 'react-router'
import { type FormValues, formValues, blankToUndefined } from '../../blocks/form.server.ts'
import { distanceText } from '../../blocks/distance.server.ts'
import { placeHint } from '../../blocks/place-hint.server.ts'
import { query, mutate } from '../../gateway.server.ts'
import { addressChoice, chosenAddress } from './address-choice.server.ts'
import type { DealerOption, DeliveryView, OptionView } from './checkout-view.ts'
import { afterStep, type PageArgs, type Checkout, frameOf, openStep, shownCars } from './frame.server.ts'
import { shippingOptionView } from './shipping-option.server.ts'

/**
 * How the goods reach the customer. The query may preselect the options, `lieferung` for cars and `zubehoer` for accessories; `ort` is the
 * place around which dealers are listed.
 */
export async function loadDelivery(args: PageArgs): Promise<DeliveryView> {
  const open = await openStep(args)
  const { checkout, locale } = open
  const place = args.url.searchParams.get('ort') ?? ''
  const {
    checkout: nearby,
    place: found,
    otherPlaces,
  } = await query(args.context, NearbyDealersDocument, {
    place: blankToUndefined(place),
    spelling: place,
  })
  const hint = placeHint({ place, found, others: otherPlaces }, (other) => placePath(other, args.url), locale)
  const texts = inLanguage(checkoutTexts, locale)
  const address = await addressChoice(args.context, checkout.deliveryAddress, {
    buyer: open.buyer,
    fallback: 'billing',
    defaultFlag: 'isDefaultShipping',
  })
  const cars = checkout.dealers.flatMap(({ items }) => items.filter(({ type }) => type === 'VEHICLE')).length
  return {
    ...frameOf(open),
    ...(checkout.hasVehicles
      ? {
          vehicles: {
            legend: texts.cars(cars),
            options: optionsOf(checkout, isForCars, locale),
            chosen: shippingKind(args.url.searchParams.get('lieferung') ?? '') ?? checkout.vehicleShipping ?? '',
          },
        }
      : {}),
    ...(checkout.hasAccessories
      ? {
          accessories: {
            options: optionsOf(checkout, (kind) => !isForCars(kind), locale),
            // Parcels are the usual way; cars have none, so nothing is chosen for them.
            chosen:
              shippingKind(args.url.searchParams.get('zubehoer') ?? '') ??
              checkout.accessoryShipping ??
              'ACCESSORY_DELIVERY',
          },
        }
      : {}),
    address,
    billing: checkout.billing ? addressLines(checkout.billing) : [],
    place,
    ...(hint ? { hint } : {}),
    dealers: dealersOf(checkout, nearby?.nearbyDealers ?? []).map((dealer) => dealerOption(dealer, locale)),
    dealer: checkout.deliveryDealer?.id ?? '',
  }
}

export async function saveDelivery({ request, ...args }: PageArgs & { readonly request: Request }) {
  await openStep(args)
  const values = await formValues(request)
  const vehicles = shippingKind(values.vehicles)
  const accessories = shippingKind(values.accessories)
  if (values.intent === 'find') throw redirect(finderPath(values, args.url))
  const isBrought = vehicles === 'DELIVERY' || accessories === 'ACCESSORY_DELIVERY'
  const ownAddress = isBrought && values.addressId !== 'billing'
  const answer = await mutate(args.context, SetCheckoutDeliveryDocument, {
    input: {
      vehicles,
      accessories,
      dealer: blankToUndefined(values.dealer),
      shownCars: shownCars(values),
      ...(ownAddress ? { address: chosenAddress(values) } : {}),
    },
  })
  return afterStep(args, values, answer)
}

/** The step as it is, with dealers around another place. */
function placePath(place: string, { pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.set('ort', place)
  return `${pathname}?${query.toString()}`
}

/** The step again, with dealers around the place and what was chosen so far. */
function finderPath({ place, accessories }: FormValues, { pathname }: URL): string {
  const chosen = {
    lieferung: 'DELIVERY_TO_DEALER',
    zubehoer: blankToUndefined(accessories),
    ort: blankToUndefined(place),
  }
  const query = new URLSearchParams(Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return `${pathname}?${query.toString()}`
}

function shippingKind(text: string | undefined): ShippingKind | undefined {
  return text !== undefined && Object.hasOwn(shippingTexts, text) ? (text as ShippingKind) : undefined
}

function isForCars(kind: ShippingKind): boolean {
  return !kind.startsWith('ACCESSORY')
}

function optionsOf(checkout: Checkout, isShown: (kind: ShippingKind) => boolean, locale: Locale): OptionView[] {
  return checkout.shippingOptions
    .filter(({ kind }) => isShown(kind))
    .map((option) => shippingOptionView(option, checkout, locale))
}

/** The chosen dealer stays in the list, whatever the place. */
function dealersOf({ deliveryDealer }: Checkout, nearby: readonly Nearby[]): readonly Nearby[] {
  if (!deliveryDealer || nearby.some(({ id }) => id === deliveryDealer.id)) return nearby
  return [{ ...deliveryDealer, distance: null }, ...nearby]
}

type Nearby = NonNullable<NearbyDealersQuery['checkout']>['nearbyDealers'][number]

function dealerOption({ id, name, distance, ...address }: Nearby, locale: Locale): DealerOption {
  const away = distance === null ? [] : [distanceText(distance, locale)]
  return { id, name, lines: [dealerAddressLine(address), ...away] }
}
