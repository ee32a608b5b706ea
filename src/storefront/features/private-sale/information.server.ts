import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { privateSaleTexts } from '#messages/private-sale.ts'
import { inLanguage } from '#messages/texts.ts'
import { PrivateSaleSellerDocument, SetPrivateSaleInformationDocument } from '#storefront/generated/graphql.ts'
import { enteredEuros, enteredKilometres, REFUSED_NUMBER } from '../../blocks/entered-number.server.ts'
import { formValues, refusedForm } from '../../blocks/form.server.ts'
import { filterHref } from '../../blocks/list-address.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { afterStep, frameOf, nextLabel, openStep, type PageArgs, resetIfWanted, type Sale } from './frame.server.ts'
import type { SaleInformationView } from './sale-view.ts'

type Car = Sale['garage'][number]

/** The questions of the first step; `fahrzeug` in the address begins them with another car of the garage. */
export async function loadInformation(args: PageArgs): Promise<SaleInformationView> {
  const open = await openStep(args)
  const { sale, step, locale } = open
  const byId = (id: string | null | undefined) => sale.garage.find(({ garageId }) => garageId === id)
  const entered = open.restoredForm?.garageVehicleId
  const named = byId(args.url.searchParams.get('fahrzeug')) ?? byId(entered)
  const isFree = ({ garageId }: Car) => sale.listed.every((other) => other.garageId !== garageId)
  const stored = sale.car && (sale.information || isFree(sale.car)) ? sale.car : null
  const car = named ?? stored ?? sale.garage.find(isFree) ?? sale.garage[0] ?? null
  const isStored = sale.information !== null && sale.information.garageVehicleId === car?.garageId
  // What was entered about one car is not shown as another one's.
  const isOther = entered !== undefined && entered !== car?.garageId
  return {
    ...frameOf(isOther ? { ...open, restoredForm: undefined } : open, car),
    next: nextLabel(step, locale),
    path: pathFor('private-sale-information', locale),
    addCar: pathFor('garage-add', locale),
    car: car && { id: car.garageId, cars: sale.garage.map((each) => ({ value: each.garageId, label: carName(each) })) },
    begin: isStored ? storedValues(sale, locale) : await freshValues(args, car, locale),
    ...estimateOf(sale, car, locale),
  }
}

export async function saveInformation(args: PageArgs & { readonly request: Request }) {
  const values = await formValues(args.request)
  await resetIfWanted(values, args)
  const { locale } = args.context.get(siteContext)
  const { garageVehicleId = '', vehicleName = '', vin, postalCode = '', description = '', phone, accident } = values
  const answer = await mutate(args.context, SetPrivateSaleInformationDocument, {
    input: {
      ...{ garageVehicleId, vehicleName, vin, postalCode, description, phone },
      mileage: enteredKilometres(values.mileage) ?? REFUSED_NUMBER,
      price: enteredEuros(values.price) ?? REFUSED_NUMBER,
      accident: accident === 'NO' || accident === 'YES' ? accident : null,
      isFixedPrice: values.isFixedPrice !== undefined,
      isPrivateSeller: values.seller !== 'business',
      showsPhone: values.showsPhone !== undefined,
      acknowledgementCheckbox: values.acknowledgementCheckbox !== undefined,
    },
  })
  if ('result' in answer) return afterStep(args)
  args.context.set(hasErrorsContext, true)
  const texts = inLanguage(privateSaleTexts, locale)
  const isEmpty = (field: string) => (values[field] ?? '').trim() === ''
  return refusedForm(values, answer.refusals, locale, {
    ...(isEmpty('vehicleName') ? { vehicleName: texts.nameMissing } : {}),
    ...(isEmpty('description') ? { description: texts.descriptionMissing } : {}),
    ...(isEmpty('mileage') ? { mileage: texts.mileageMissing } : {}),
    ...(isEmpty('phone') ? { phone: texts.phoneMissing } : {}),
    ...{ price: texts.priceMissing, isPrivateSeller: texts.notPrivate },
    ...{ acknowledgementCheckbox: texts.acknowledgeMissing, garageVehicleId: texts.noModel },
  })
}

export function carName({ make, model, plate }: Car): string {
  return [[make, model].filter(Boolean).join(' '), plate].filter(Boolean).join(', ')
}

function storedValues({ information }: Sale, locale: Locale): Record<string, string> {
  const { vehicleName, vin, mileage, price, isFixedPrice, accident, description, postalCode, showsPhone, phone } =
    information!
  return {
    ...{ vehicleName, vin: vin ?? '', description, postalCode, phone: phone ?? '', accident: accident ?? '' },
    ...{ mileage: formatNumber(mileage, locale), price: formatNumber(price, locale) },
    ...{ isFixedPrice: isFixedPrice ? '1' : '', showsPhone: showsPhone ? '1' : '' },
  }
}

async function freshValues({ context }: PageArgs, car: Car | null, locale: Locale): Promise<Record<string, string>> {
  const { customer } = await query(context, PrivateSaleSellerDocument)
  return {
    ...{ vehicleName: [car?.make, car?.model].filter(Boolean).join(' '), vin: car?.vin ?? '', isFixedPrice: '1' },
    mileage: car?.mileage == null ? '' : formatNumber(car.mileage, locale),
    phone: customer?.phone ?? '',
  }
}

/** What cars like the shown one cost; nothing where the estimate belongs to another car of the garage. */
function estimateOf(
  { priceRange, information, car: judged }: Sale,
  car: Car | null,
  locale: Locale,
): Partial<SaleInformationView> {
  if (!priceRange || !car?.model || judged?.garageId !== car.garageId) return {}
  const texts = inLanguage(privateSaleTexts, locale)
  const { low, high, count } = priceRange
  return {
    estimate: {
      range: texts.range(formatEuros(low, locale), formatEuros(high, locale)),
      rows: [
        ...(information ? [{ label: texts.yourPrice, value: formatEuros(information.price, locale) }] : []),
        { label: texts.comparables, value: formatNumber(count, locale) },
      ],
      href: filterHref({ makeModel: [{ make: car.makeSlug, model: slugOf(car.model) }] }, locale),
    },
  }
}
