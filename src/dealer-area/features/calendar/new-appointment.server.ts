import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { clockTime } from '#domain/appointments/minutes.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { isDay } from '#domain/delivery/calendar-day.ts'
import { formatDate } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { newAppointmentTexts } from '#messages/dealer-appointments.ts'
import { appointmentKindTexts } from '#messages/dealer-calendar.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { BookableDocument, type BookableKind, BookAppointmentDocument } from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'

const KINDS: readonly BookableKind[] = ['WORKSHOP', 'TEST_DRIVE']

export interface NewAppointmentView {
  readonly merchant: string
  readonly back: string
  readonly kind: BookableKind
  readonly kinds: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[]
  readonly services: readonly { readonly sku: string; readonly title: string; readonly isChosen: boolean }[]
  readonly vehicleNumber: string
  /** The car of the number; null where it is not found or not asked for. */
  readonly car: string | null
  /** A number was entered that no car has. */
  readonly isUnknown: boolean
  readonly day: string
  readonly dayText: string
  readonly today: string
  /** Null until it is said what the appointment is about. */
  readonly times: readonly { readonly minute: string; readonly time: string }[] | null
  readonly key: string
}

/** What the appointment is about and its day are in the address; the times of that day follow. */
export async function loadNewAppointment({ url, context }: PageArgs): Promise<NewAppointmentView> {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const wished = wishOf(url)
  const { bookable } = await query(context, BookableDocument, { merchant: merchant.uuid, ...wished })
  const { kind, day, services, vehicleNumber } = wished
  const path = dealerPaths.pathFor('new-appointment', locale)
  const hrefOf = (to: BookableKind) =>
    `${path}?${new URLSearchParams({ merchant: merchant.slug, kind: to, day }).toString()}`
  return {
    ...{ merchant: merchant.slug, kind, day, dayText: formatDate(day, locale), today: berlinToday() },
    back: `${dealerPaths.pathFor('calendar', locale)}?${new URLSearchParams({ merchant: merchant.slug, day }).toString()}`,
    kinds: bookable.kinds.map((to) => ({
      ...{ href: hrefOf(to), label: appointmentKindTexts[to][locale], isCurrent: to === kind },
    })),
    services: bookable.services.map((service) => ({ ...service, isChosen: services.includes(service.sku) })),
    ...{ vehicleNumber: vehicleNumber ?? '', car: bookable.car?.title ?? null },
    isUnknown: kind === 'TEST_DRIVE' && Boolean(vehicleNumber) && bookable.car == null,
    times:
      bookable.times?.flatMap(({ minute, isFree }) =>
        isFree ? [{ minute: String(minute), time: clockTime(minute) }] : [],
      ) ?? null,
    key: randomUUID(),
  }
}

/** Books it; what is refused is shown with the times as they are now. */
export async function bookAppointment({ url, request, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const merchant = await requireMerchant(url, context)
  const texts = inLanguage(newAppointmentTexts, locale)
  if (!values.minute) return data<FormState>({ values, errors: { minute: texts.timeMissing } }, { status: 400 })
  const answer = await mutate(context, BookAppointmentDocument, {
    ...{ merchant: merchant.uuid, ...wishOf(url), minute: Number(values.minute), key: values.key ?? '' },
    caller: callerOf(values, locale),
  })
  if ('result' in answer) {
    const requestId = answer.result.bookAppointment
    return redirect(dealerPaths.pathFor('appointment', locale, { requestId }))
  }
  const isTaken = answer.refusals.some(({ code }) => code === 'UNAVAILABLE')
  const isUnreachable = answer.refusals.some(({ fields }) =>
    fields?.some(({ field, code }) => field === 'phone' && code === 'REQUIRED'),
  )
  const sentences: Readonly<Record<string, string>> = isUnreachable ? { phone: texts.unreachable } : {}
  const state = formState(values, answer.refusals, locale, sentences)
  return data<FormState>({ ...state, ...(isTaken ? { notice: texts.timeTaken } : {}) }, refusedAs(answer.refusals))
}

function wishOf(url: URL) {
  const { searchParams: params } = url
  const day = params.get('day') ?? ''
  const vehicleNumber = params.get('vehicle')?.trim()
  return {
    kind: KINDS.find((each) => each === params.get('kind')) ?? 'WORKSHOP',
    day: isDay(day) ? day : berlinToday(),
    services: params.getAll('service'),
    ...(vehicleNumber ? { vehicleNumber } : {}),
  }
}

function callerOf(values: FormValues, locale: Locale) {
  const { firstName = '', lastName = '', email = '', phone = '', make = '', model = '', plate = '' } = values
  return { firstName, lastName, email, phone, make, model, plate, locale: values.locale ?? locale }
}
