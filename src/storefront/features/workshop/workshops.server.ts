import { dealerAddressLine } from '#domain/dealer-address.ts'
import { formatAppointment } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { inLanguage } from '#messages/texts.ts'
import { workshopTexts } from '#messages/workshop.ts'
import { ChooseWorkshopDocument, WorkshopsDocument, type WorkshopsQuery } from '#storefront/generated/graphql.ts'
import { distanceText } from '../../blocks/distance.server.ts'
import { blankToUndefined } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { afterStep, frameOf, openStep, type PageArgs, refusedStepForm, sumText } from './frame.server.ts'
import { workshopMap } from './workshop-map.server.ts'
import { stepValues } from './reset.server.ts'
import type { ServiceWorkshopView } from './service-view.ts'

const MAX_PLACE_LENGTH = 80
/** Of the workshops by name, where no place is known; near a place there are no more anyway. */
const MAX_AT_FIRST = 12

type FoundWorkshop = WorkshopsQuery['workshops'][number]

/** The workshops that offer all chosen services, near the place of the address, or near the place searched before. */
export async function loadServiceWorkshop(args: PageArgs): Promise<ServiceWorkshopView> {
  const open = await openStep(args)
  const { booking, locale } = open
  const texts = inLanguage(workshopTexts, locale)
  const place = (args.url.searchParams.get('place') ?? booking.place ?? '').trim().slice(0, MAX_PLACE_LENGTH)
  const skus = booking.services.map(({ sku }) => sku)
  const isNear = place !== ''
  const { workshops, place: here } = await query(args.context, WorkshopsDocument, { skus, place, isNear })
  const requested = args.url.searchParams.get('merchant') ?? booking.workshop?.id
  const path = pathFor('service-workshop', locale)
  const isRequestedBelow = workshops.findIndex(({ merchant }) => merchant.id === requested) >= MAX_AT_FIRST
  const shown = args.url.searchParams.has('all') || isRequestedBelow ? workshops : workshops.slice(0, MAX_AT_FIRST)
  return {
    ...frameOf(open),
    ...{ path, place },
    lead: here ? leadNear(place, workshops.length, locale) : texts.workshopLeadAll,
    ...(shown.length < workshops.length
      ? { all: { label: texts.allWorkshops(workshops.length), href: `${path}?${allOf(args.url)}` } }
      : {}),
    map: workshopMap(
      workshops.map(({ merchant }, index) => ({ ...merchant, number: index + 1 })),
      { path, place, chosen: requested, here: here ?? null },
    ),
    workshops: shown.map(({ merchant, sum, hasCalendar, nextFree }, index) => ({
      ...{ id: merchant.id, number: index + 1, address: dealerAddressLine(merchant) },
      name: here ? `${index + 1}. ${merchant.name}` : merchant.name,
      ...(merchant.distance == null ? {} : { distance: distanceText(merchant.distance, locale) }),
      price: sumText(sum, locale),
      note: noteOf({ hasCalendar, nextFree }, locale),
      button: hasCalendar ? texts.chooseTime : texts.enquire,
      isChosen: requested === merchant.id,
    })),
  }
}

/** Nothing where there are none: the page says so itself. */
function leadNear(place: string, count: number, locale: Locale): string {
  return count > 0 ? workshopTexts.workshopLead[locale](count, place) : ''
}

function noteOf({ hasCalendar, nextFree }: Pick<FoundWorkshop, 'hasCalendar' | 'nextFree'>, locale: Locale): string {
  const texts = inLanguage(workshopTexts, locale)
  if (nextFree) return texts.nextFree(formatAppointment(nextFree, locale))
  return hasCalendar ? texts.online : texts.byMail
}

/** The same address with all workshops; it still leads back to the summary where it came from there. */
function allOf(url: URL): URLSearchParams {
  const params = new URLSearchParams(url.searchParams)
  params.set('all', '1')
  return params
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
