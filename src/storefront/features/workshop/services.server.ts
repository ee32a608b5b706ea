import { serviceKindTexts } from '#messages/workshop.ts'
import { SERVICE_KINDS } from '#domain/workshop/service.ts'
import { toCents } from '#domain/format/money.ts'
import {
  ChooseWorkshopServicesDocument,
  WorkshopServicesDocument,
  type WorkshopServicesQuery,
} from '#storefront/generated/graphql.ts'
import { blankToUndefined } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { chosenSkus } from './chosen-skus.ts'
import { afterStep, frameOf, openStep, type PageArgs, serviceChoice } from './frame.server.ts'
import { stepValues } from './reset.server.ts'
import type { ServiceAmount, ServicesView } from './service-view.ts'

export async function loadServices(args: PageArgs): Promise<ServicesView> {
  const [open, { workshopServices: services }] = await Promise.all([
    openStep(args),
    query(args.context, WorkshopServicesDocument),
  ])
  const { booking, locale } = open
  const chosen = new Set(booking.services.map(({ sku }) => sku))
  const groups = SERVICE_KINDS.map((kind) => ({
    key: kind,
    title: serviceKindTexts[kind][locale],
    services: services
      .filter((service) => service.kind === kind)
      .map((service) => serviceChoice(service, { isChosen: chosen.has(service.sku), isFrom: true }, locale)),
  }))
  return {
    ...frameOf(open),
    groups: groups.filter((group) => group.services.length > 0),
    amounts: Object.fromEntries(services.map((service) => [service.sku, amountOf(service)])),
    ...(args.context.get(siteContext).session ? { plate: booking.plate ?? '' } : {}),
  }
}

/** The lowest price of several workshops: the upper end of a range differs between them and is left out. */
function amountOf({ priceKind, price, minutes }: WorkshopServicesQuery['workshopServices'][number]): ServiceAmount {
  return { kind: priceKind, price: toCents(price), maxPrice: null, minutes }
}

export async function chooseServices(args: PageArgs & { readonly request: Request }) {
  const values = await stepValues(args)
  const skus = chosenSkus(Object.keys(values))
  const plate = blankToUndefined(values.plate)
  return afterStep(args, values, await mutate(args.context, ChooseWorkshopServicesDocument, { skus, plate }))
}
