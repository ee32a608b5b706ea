import type { RouterContextProvider } from 'react-router'
import { berlinToday } from '#domain/berlin-time.ts'
import { formatDateOf } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { requestTexts } from '#messages/requests.ts'
import { GarageRecordDocument, type GarageQuery, type GarageRecordQuery } from '#storefront/generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { dateViews } from './dates.server.ts'
import { documentsView } from './documents.server.ts'
import type { RecordView } from './record-view.ts'
import { valueChart } from './value-chart.server.ts'

type Vehicle = GarageQuery['garageVehicles'][number]
export type GarageRecord = GarageRecordQuery['garageRecord']

/** Dates, services, documents and values of a car of the garage. `value`: what it is worth today, in euros. */
export async function loadRecord(
  vehicle: Vehicle,
  value: number | null,
  context: Readonly<RouterContextProvider>,
): Promise<RecordView> {
  const { locale, brand } = context.get(siteContext)
  const { garageRecord: record } = await query(context, GarageRecordDocument, { id: vehicle.garageId })
  const today = berlinToday()
  const chart = valueChart(record.values, today, value, locale)
  return {
    dates: dateViews(vehicle, record, today, locale),
    services: record.services.map((service) => serviceView(service, locale)),
    bookPath: isRouted('service-vehicle') ? `${pathFor('service-vehicle', locale)}?fahrzeug=${vehicle.garageId}` : '',
    documents: documentsView(vehicle, record, context),
    ...(chart ? { chart } : {}),
    isFollowed: brand.slug === null,
  }
}

function serviceView(
  { id, title, state, isOpen, seller, startsAt, createdAt }: GarageRecord['services'][number],
  locale: Locale,
): RecordView['services'][number] {
  return {
    ...{ id, title, isOpen, state: requestTexts[state][locale] },
    line: [formatDateOf(startsAt ?? createdAt, locale), seller.name].filter(Boolean).join(' · '),
    href: pathFor('request', locale, { requestId: id }),
  }
}
