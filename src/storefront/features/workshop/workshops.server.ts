import { dealerAddressLine } from '#domain/dealer-address.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { inLanguage } from '#messages/texts.ts'
import { workshopTexts } from '#messages/workshop.ts'
import { ChooseWorkshopDocument, WorkshopsDocument } from '#storefront/generated/graphql.ts'
import { kilometres } from '../../blocks/card.server.ts'
import { blankToUndefined } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { afterStep, frameOf, openStep, type PageArgs, refusedStepForm, sumText } from './frame.server.ts'
import { workshopMap } from './workshop-map.server.ts'
import { stepValues } from './reset.server.ts'
import type { ServiceWorkshopView } from './service-view.ts'

const MAX_PLACE_LENGTH = 80

/** The workshops that offer all chosen services, near the place of the address, or near the place searched before. */
export async function loadServiceWorkshop(args: PageArgs): Promise<ServiceWorkshopView> {
  const open = await openStep(args)
  const { booking, locale } = open
  const texts = inLanguage(workshopTexts, locale)
  const place = (args.url.searchParams.get('place') ?? booking.place ?? '').trim().slice(0, MAX_PLACE_LENGTH)
  const skus = booking.services.map(({ sku }) => sku)
  const { workshops, place: here } = await query(args.context, WorkshopsDocument, { skus, place })
  const requested = args.url.searchParams.get('merchant') ?? booking.workshop?.id
  const path = pathFor('service-workshop', locale)
  return {
    ...frameOf(open),
    ...{ path, place },
    map: workshopMap(
      workshops.map(({ merchant }, index) => ({ ...merchant, number: index + 1 })),
      { path, place, chosen: requested, here: here ?? null },
    ),
    workshops: workshops.map(({ merchant, sum, hasCalendar }, index) => ({
      ...{ id: merchant.id, number: index + 1, address: dealerAddressLine(merchant) },
      name: here ? `${index + 1}. ${merchant.name}` : merchant.name,
      ...(merchant.distance == null ? {} : { distance: kilometres(merchant.distance, locale) }),
      price: sumText(sum, locale),
      note: hasCalendar ? texts.online : texts.byMail,
      isChosen: requested === merchant.id,
    })),
  }
}

export async function chooseServiceWorkshop(args: PageArgs & { readonly request: Request }) {
  const values = await stepValues(args)
  const { merchant = '' } = values
  if (merchant === '') {
    const missing = { code: 'INVALID_INPUT', fields: [{ field: 'merchant', code: 'REQUIRED' }] }
    return refusedStepForm(args.context, values, [missing])
  }
  const place = blankToUndefined(values.place)
  return afterStep(args, values, await mutate(args.context, ChooseWorkshopDocument, { merchant, place }))
}
