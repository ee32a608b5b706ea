import type { SelectHandle } from '#database/handles.ts'
import { WORK_GROUPS } from '#domain/appointments/calendar.ts'
import { hoursOn } from '#domain/opening-hours.ts'
import { decimal, WorkGroupsInput } from '#domain/merchant/part-input.ts'
import type { RefusedValue } from '#domain/field-problem.ts'
import type { Locale } from '#domain/locale.ts'
import { refused } from '#domain/refused.ts'
import { readCalendar } from '../appointment/calendar.ts'
import { type CalendarSettings, putCalendar } from '../appointment/put-calendar.ts'
import { putWorkshopPrices, type WorkshopPrice } from '../workshop/put-workshop.ts'
import { readRow } from './business-parts.ts'
import { checkedPart, type PartAccess, shownCheck, writerIn } from './part.ts'

/** A price for each of the shop's services, `95` or `90–140` for a range; empty: not offered. */
export const servicesPart: PartAccess = {
  async read(handle, merchantId) {
    const rows = await handle
      .selectFrom('workshop_services as s')
      .leftJoin('workshop_prices as p', (join) =>
        join.onRef('p.sku', '=', 's.sku').on('p.merchant_id', '=', merchantId),
      )
      .select(['s.sku', 'p.price_cents', 'p.max_price_cents'])
      .orderBy('s.position')
      .execute()
    return Object.fromEntries(
      rows.map(({ sku, price_cents: price, max_price_cents: max }) => [
        sku,
        price === null ? '' : [price, ...(max === null ? [] : [max])].map(euros).join('–'),
      ]),
    )
  },
  async save(handle, merchantId, { values }) {
    const services = await handle.selectFrom('workshop_services').select(['sku', 'price_kind']).execute()
    const prices: WorkshopPrice[] = []
    const problems: RefusedValue[] = []
    for (const { sku, price_kind: kind } of services) {
      const entered = (values[sku] ?? '').trim()
      if (entered === '') continue
      const [price, maxPrice, ...more] = entered.split(/\s*[-–]\s*/).map(centsOf)
      const isRange = maxPrice !== undefined
      if (price === undefined || more.length > 0 || isRange !== (kind === 'RANGE') || (isRange && maxPrice <= price))
        problems.push({ field: sku, code: 'INVALID' })
      else prices.push({ sku, price, maxPrice: maxPrice ?? null })
    }
    if (problems.length > 0) return refused('INVALID_INPUT', { fields: problems })
    await putWorkshopPrices(writerIn(handle), merchantId, prices)
    return undefined
  },
}

/** What the shop's services are called, by SKU. */
export async function readServiceTitles(
  read: SelectHandle,
): Promise<ReadonlyMap<string, Readonly<Record<Locale, string>>>> {
  const rows = await read.selectFrom('workshop_services').select(['sku', 'title']).execute()
  return new Map(rows.map(({ sku, title }) => [sku, title]))
}

function centsOf(entered: string): number | undefined {
  const price = decimal.safeParse(entered.replace('€', ''))
  return price.success ? Math.round(price.data * 100) : undefined
}

function euros(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')
}

/** A new calendar: appointments within the opening hours, one at a time of each kind. */
const DEFAULTS = { gridMinutes: 30, noticeMinutes: 180, horizonDays: 90 } as const
const RESOURCES: CalendarSettings['resources'] = [
  { name: 'Annahme', kinds: ['WORKSHOP'], bufferMinutes: 0 },
  { name: 'Probefahrt', kinds: ['TEST_DRIVE'], bufferMinutes: 15 },
  { name: 'Besichtigung', kinds: ['INSPECTION', 'HAND_OVER'], bufferMinutes: 0 },
]

export const workGroupsPart = checkedPart(
  WorkGroupsInput,
  async (handle, merchantId) => {
    const calendar = await readCalendar(handle, merchantId)
    const rows = await readCapacities(handle, merchantId)
    const weeks = WORK_GROUPS.map((group) => {
      const own = rows.filter(({ work_group }) => work_group === group)
      const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => (own.find(({ weekday }) => weekday === day)?.minutes ?? 0) / 60)
      return [group, own.length === 0 ? '' : hours.map((value) => String(value).replace('.', ',')).join(' ')]
    })
    const closures = (calendar?.exceptions ?? []).filter(({ open }) => open === null).map(({ day }) => german(day))
    return {
      ...(Object.fromEntries(weeks) as Record<string, string>),
      closedOnHolidays: shownCheck(calendar?.closedOnHolidays ?? true),
      closures: closures.join('\n'),
    }
  },
  async (handle, merchantId, { closedOnHolidays, closures, ...weeks }) => {
    const calendar = await readCalendar(handle, merchantId)
    const { opening_hours } = await readRow(handle, merchantId)
    const resources = await readResources(handle, merchantId)
    const exceptions = (calendar?.exceptions ?? []).filter(({ open }) => open !== null)
    const capacities = WORK_GROUPS.flatMap((group) =>
      (weeks[group] ?? []).flatMap((minutes, index) => (minutes > 0 ? [{ group, weekday: index + 1, minutes }] : [])),
    )
    await putCalendar(writerIn(handle), merchantId, {
      ...{ federalState: null, plan: planOf(opening_hours), ...DEFAULTS, ...calendar, closedOnHolidays, capacities },
      resources: resources.length > 0 ? resources : RESOURCES,
      exceptions: [
        ...exceptions.filter(({ day }) => !closures.includes(day)),
        ...[...new Set(closures)].map((day) => ({ day, open: null })),
      ],
    })
  },
)

function readCapacities(handle: SelectHandle, merchantId: number) {
  return handle.selectFrom('appointment_capacities').selectAll().where('merchant_id', '=', merchantId).execute()
}

/** Those that still take appointments. */
async function readResources(handle: SelectHandle, merchantId: number): Promise<CalendarSettings['resources']> {
  const rows = await handle
    .selectFrom('appointment_resources')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .execute()
  return rows
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ name, kinds, buffer_minutes }) => ({
      ...{ name, bufferMinutes: buffer_minutes },
      kinds: kinds as CalendarSettings['resources'][number]['kinds'],
    }))
}

type Hours = Parameters<typeof hoursOn>[0]

function planOf(hours: Hours): CalendarSettings['plan'] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const open = hoursOn(hours, `2026-01-${String(4 + weekday).padStart(2, '0')}`)?.hours
    const [from, to] = (open ?? '').split('–').map(minuteOf)
    return from === undefined || to === undefined || to <= from ? [] : [{ weekday, from, to, breaks: [] }]
  })
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function german(day: string): string {
  return day.split('-').toReversed().join('.')
}
