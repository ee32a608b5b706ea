import { z } from 'zod'
import { APPOINTMENT_KINDS, type AppointmentCalendar, WORK_GROUPS } from '#domain/appointments/calendar.ts'
import { minuteOfClockTime } from '#domain/appointments/minutes.ts'
import type { FederalState } from '#domain/delivery/federal-state.ts'
import { serviceFields } from '#domain/workshop/service-input.ts'
import type { WorkshopService } from '#domain/workshop/service.ts'
import type { CalendarSettings } from '#use-cases/appointment/put-calendar.ts'
import type { WorkshopPrice } from '#use-cases/workshop/put-workshop.ts'
import { demoFile, once } from './demo-file.ts'
import { demoMerchants } from './merchants.ts'

const text = z.string().min(1)
const clock = z.string().transform((value, context) => {
  const minute = minuteOfClockTime(value)
  if (minute === undefined) context.addIssue({ code: 'custom', message: 'not a time of day' })
  return minute ?? 0
})
const days = z.array(z.number().int().min(1).max(7))
const minutes = z.number().int().positive()
const euros = z.number().int().nonnegative()
const range = z.strictObject({ from: clock, to: clock })

const serviceSchema = z.strictObject({
  ...serviceFields,
  price: euros,
  maxPrice: euros.optional(),
  includes: z.strictObject({ de: text, en: text }).optional(),
})

const file = demoFile(
  'workshops',
  z.strictObject({
    calendar: z.strictObject({
      gridMinutes: minutes,
      noticeMinutes: minutes,
      horizonDays: minutes,
      weekdays: z.array(range.extend({ days, breaks: z.array(range) })),
      /** Days of every year, MM-DD. */
      closedOn: z.array(z.string().regex(/^\d\d-\d\d$/)),
      resources: z.array(
        z.strictObject({ name: text, kinds: z.array(z.enum(APPOINTMENT_KINDS)), bufferMinutes: z.number().int() }),
      ),
      capacities: z.array(z.strictObject({ group: z.enum(WORK_GROUPS), days, minutes })),
    }),
    /** Workshops that take enquiries only. */
    withoutCalendar: z.array(text),
    services: z.array(serviceSchema),
  }),
)

export const demoServices: () => readonly WorkshopService[] = once(() =>
  file().services.map(({ sku, kind, title, description, work, priceKind, includes }) => ({
    ...{ sku, abstractProductSku: `${sku.slice(0, 4)}00`, kind, title, description },
    // Groups without work are left out.
    work: Object.fromEntries(Object.entries(work).filter(([, needed]) => needed > 0)),
    ...{ priceKind, includes: includes ?? null },
  })),
)

/** A company's price of each service, in cents but whole euros; some companies are more expensive than others. */
export function demoPrices(slug: string): readonly WorkshopPrice[] {
  const index = demoMerchants().findIndex((merchant) => merchant.slug === slug)
  const factor = 0.92 + ((index * 7) % 9) / 50
  const cents = (price: number) => Math.round(price * factor) * 100
  return file().services.map(({ sku, price, maxPrice }) => ({
    ...{ sku, price: cents(price), maxPrice: maxPrice === undefined ? null : cents(maxPrice) },
  }))
}

/** When a company takes appointments, with its days off from this year on; undefined for one that takes none online. */
export function demoCalendar(
  slug: string,
  federalState: FederalState | null,
  year: number,
): (CalendarSettings & AppointmentCalendar) | undefined {
  const { calendar, withoutCalendar } = file()
  if (withoutCalendar.includes(slug)) return undefined
  const { gridMinutes, noticeMinutes, horizonDays, weekdays, closedOn, resources, capacities } = calendar
  const exceptions: AppointmentCalendar['exceptions'] = [year, year + 1].flatMap((each) =>
    closedOn.map((day) => ({ day: `${each}-${day}`, open: null })),
  )
  return {
    ...{ federalState, closedOnHolidays: true, gridMinutes, noticeMinutes, horizonDays, exceptions, resources },
    plan: weekdays.flatMap(({ days: list, ...hours }) => list.map((weekday) => ({ weekday, ...hours }))),
    capacities: capacities.flatMap(({ days: list, ...rest }) => list.map((weekday) => ({ weekday, ...rest }))),
  }
}
