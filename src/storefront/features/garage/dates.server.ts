import { formatAppointment, formatMonthName, formatShortDay } from '#domain/format/dates.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { type ComingDate, comingDates, type MonthlyDate } from '#domain/garage/coming-dates.ts'
import { inspectionState } from '#domain/garage/inspection.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { garageRecordTexts } from '#messages/garage-record.ts'
import { inLanguage } from '#messages/texts.ts'
import type { GarageQuery } from '#storefront/generated/graphql.ts'
import type { DateView } from './record-view.ts'
import type { GarageRecord } from './record.server.ts'

type Vehicle = GarageQuery['garageVehicles'][number]
type Service = GarageRecord['services'][number]

/** The car's next dates as a list, the first one first. */
export function dateViews(vehicle: Vehicle, { services }: GarageRecord, today: string, locale: Locale): DateView[] {
  const booked = services.flatMap((service) =>
    service.isOpen && service.startsAt ? [{ ...service, startsAt: service.startsAt }] : [],
  )
  const paths = { edit: `${pathFor('garage', locale)}?bearbeiten=${vehicle.garageId}`, book: bookPath(vehicle, locale) }
  return comingDates({ ...vehicle, booked }, today).map((date) =>
    date.kind === 'BOOKED' ? bookedView(date, locale) : monthView(date, today, paths, locale),
  )
}

function bookPath({ garageId }: Vehicle, locale: Locale): string {
  return `${pathFor('service-vehicle', locale)}?fahrzeug=${garageId}`
}

function bookedView({ at, booked }: Extract<ComingDate<Service>, { kind: 'BOOKED' }>, locale: Locale): DateView {
  const texts = inLanguage(garageRecordTexts, locale)
  const [, day = '', of = ''] = /^\S+ (\S+) (.+)$/.exec(formatShortDay(berlinToday(new Date(at)), locale)) ?? []
  return {
    ...{ key: booked.id, day: day.replace('.', ''), of, title: booked.title, isUrgent: false },
    text: [formatAppointment(at, locale), booked.seller.name].filter(Boolean).join(' · '),
    link: { href: pathFor('request', locale, { requestId: booked.id }), label: texts.seeBooking },
  }
}

const FIELDS: Readonly<Record<MonthlyDate, string>> = {
  INSPECTION: 'nextInspection',
  SERVICE: 'nextService',
  WARRANTY_END: 'warrantyUntil',
}

function monthView(
  { kind, at, isOverdue }: Extract<ComingDate<Service>, { kind: MonthlyDate }>,
  today: string,
  { edit, book }: { readonly edit: string; readonly book: string },
  locale: Locale,
): DateView {
  const texts = inLanguage(garageRecordTexts, locale)
  const state = inspectionState(at, today)
  const month = formatMonthName(at, locale)
  const isBookable = kind !== 'WARRANTY_END'
  return {
    ...{ key: kind, day: at.slice(5), of: at.slice(0, 4), title: texts[kind] },
    text: isOverdue ? texts.overdueSince(month) : kind === 'WARRANTY_END' ? texts.endsIn(month) : texts.dueIn(month),
    isUrgent: isBookable && state !== 'LATER',
    link:
      isBookable && state !== 'LATER'
        ? { href: book, label: texts.book }
        : { href: `${edit}#feld-${FIELDS[kind]}`, label: texts.change },
  }
}
