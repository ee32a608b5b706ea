import { serviceKindTexts } from '#messages/workshop.ts'
import { SERVICE_KINDS } from '#domain/workshop/service.ts'
import { ChooseWorkshopServicesDocument, WorkshopServicesDocument } from '#storefront/generated/graphql.ts'
import { blankToUndefined } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { afterStep, frameOf, openStep, type PageArgs, serviceChoice } from './frame.server.ts'
import { stepValues } from './reset.server.ts'
import type { ServicesView } from './service-view.ts'

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
    ...(args.context.get(siteContext).session ? { plate: booking.plate ?? '' } : {}),
  }
}

export async function chooseServices(args: PageArgs & { readonly request: Request }) {
  const values = await stepValues(args)
  const skus = Object.keys(values).flatMap((name) => (name.startsWith('sku-') ? [name.slice('sku-'.length)] : []))
  const plate = blankToUndefined(values.plate)
  return afterStep(args, values, await mutate(args.context, ChooseWorkshopServicesDocument, { skus, plate }))
}
