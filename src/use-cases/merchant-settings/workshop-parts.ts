import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { toCents } from '#domain/format/money.ts'
import { formatPlainNumber } from '#domain/format/numbers.ts'
import type { SelectHandle } from '#database/handles.ts'
import { WORK_GROUPS, type WorkGroup } from '#domain/appointments/calendar.ts'
import { decimal, eurosText } from '#domain/merchant/number-input.ts'
import { WorkGroupsInput } from '#domain/merchant/part-input.ts'
import { WEEKDAYS, type Weekday, workHoursField } from '#domain/merchant/settings-parts.ts'
import type { RefusedValue } from '#domain/field-problem.ts'
import type { Locale } from '#domain/locale.ts'
import { unbookableServices } from '#domain/workshop/unbookable.ts'
import { refused } from '#domain/refused.ts'
import { putWorkshopPrices, type WorkshopPrice } from '../workshop/put-workshop.ts'
import { readCapacities as readDayCapacities } from '../appointment/capacities.ts'
import { changeCalendar, readCapacities } from './change-calendar.ts'
import { checkedPart, type PartAccess, writerIn } from './part.ts'

/** The missing cents of an amount, `95,-`, whose dash is no range. */
const WITHOUT_CENTS = /,[-–]+(?=\s|€|[-–]|$)/gu

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
        price === null ? '' : [price, ...(max === null ? [] : [max])].map(eurosText).join('–'),
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
      const [price, maxPrice, ...more] = entered
        .replaceAll(WITHOUT_CENTS, '')
        .split(/\s*[-–]\s*/)
        .map(centsOf)
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

interface PricedService {
  readonly title: Readonly<Record<Locale, string>>
  /** Its price goes from one amount to another. */
  readonly isRange: boolean
}

/** What the shop's services are called and how they are priced, by SKU. */
export async function readPricedServices(read: SelectHandle): Promise<ReadonlyMap<string, PricedService>> {
  const rows = await read.selectFrom('workshop_services').select(['sku', 'title', 'price_kind as kind']).execute()
  return new Map(rows.map(({ sku, title, kind }) => [sku, { title, isRange: kind === 'RANGE' }]))
}

/** Whole weeks, and as far ahead as somebody sets hours of single days. */
const DAYS_AHEAD = 56

/** The titles of a merchant's services that nobody can book, as the groups that work on them have too few hours. */
export async function readUnbookableServices(
  read: SelectHandle,
  merchantId: number,
): Promise<readonly Readonly<Record<Locale, string>>[]> {
  const offered = await read
    .selectFrom('workshop_services as s')
    .innerJoin('workshop_prices as p', 'p.sku', 's.sku')
    .select(['s.title', 's.work'])
    .where('p.merchant_id', '=', merchantId)
    .orderBy('s.position')
    .execute()
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(berlinToday(), index))
  const capacityOn = await readDayCapacities(read, merchantId, { from: days[0]!, to: days.at(-1) })
  return unbookableServices(offered, days.map(capacityOn)).map(({ title }) => title)
}

function centsOf(entered: string): number | undefined {
  const price = decimal.safeParse(entered)
  return price.success ? toCents(price.data) : undefined
}

export const workGroupsPart = checkedPart(
  WorkGroupsInput,
  async (handle, merchantId) => {
    const rows = await readCapacities(handle, merchantId)
    const shown = (group: WorkGroup, day: Weekday) => {
      const minutes = rows.find(({ work_group, weekday }) => work_group === group && weekday === day)?.minutes
      return minutes === undefined ? '' : formatPlainNumber(Math.round((minutes / 60) * 100) / 100, 'de')
    }
    return Object.fromEntries(
      WORK_GROUPS.flatMap((group) => WEEKDAYS.map((day) => [workHoursField(group, day), shown(group, day)])),
    )
  },
  async (handle, merchantId, hours, place) => {
    const capacities = WORK_GROUPS.flatMap((group) =>
      WEEKDAYS.map((weekday) => ({ group, weekday, minutes: hours[workHoursField(group, weekday)] ?? 0 })),
    ).filter(({ minutes }) => minutes > 0)
    await changeCalendar(handle, merchantId, place, { capacities })
  },
)
