import { addDays, weekday } from './calendar-day.ts'
import type { FederalState } from './federal-state.ts'
import { isHoliday } from './holidays.ts'

/** Which days are working days: Monday to Saturday, or Monday to Friday; never a holiday. */
const DELIVERY_CALENDARS = ['EXCLUDE_SUNDAY', 'EXCLUDE_WEEKEND'] as const
export type DeliveryCalendar = (typeof DELIVERY_CALENDARS)[number]

/** Dealers of the special group take longer. */
export type DeliveryGroup = 'NORMAL' | 'SPECIAL'

/**
 * Working days from the order to the delivery, shortest and longest. Source: specification, section 9 "Delivery lead time"; that the second
 * number is the longest is our reading.
 */
export const LEAD_DAYS: Readonly<Record<DeliveryGroup, Readonly<Record<DeliveryCalendar, readonly [number, number]>>>> =
  {
    NORMAL: { EXCLUDE_SUNDAY: [8, 9], EXCLUDE_WEEKEND: [9, 11] },
    SPECIAL: { EXCLUDE_SUNDAY: [14, 15], EXCLUDE_WEEKEND: [15, 17] },
  }

export interface DeliveryDays {
  readonly earliest: string
  readonly latest: string
}

/** Where the dealer and the customer are, as far as known: their holidays do not count. */
interface DeliveryPlaces {
  readonly dealer: FederalState | null
  readonly destination: FederalState | null
}

/** When a car ordered today arrives. Counting starts on the next working day; cars do not arrive on holidays. */
export function deliveryDays(
  today: string,
  group: DeliveryGroup,
  calendar: DeliveryCalendar,
  { dealer, destination }: DeliveryPlaces,
): DeliveryDays {
  const [shortest, longest] = LEAD_DAYS[group][calendar]
  const arrival = (days: number) => {
    const ready = nthDay(today, days, (day) => isOrderable(day, calendar, dealer))
    return isOrderable(ready, calendar, destination)
      ? ready
      : nthDay(ready, 1, (day) => isOrderable(day, calendar, destination))
  }
  return { earliest: arrival(shortest), latest: arrival(longest) }
}

/** Days from the order to the first appointment. Source: specification, section 9 "default offset". */
const OFFSET_DAYS = 4
const [SUNDAY, SATURDAY] = [0, 6]

/**
 * The first day a car can be picked up: four days after the order, five after one on a Saturday, because nobody works on Sunday. Moves on
 * over holidays and closed Sundays.
 */
export function earliestPickUp(today: string, isClosedOnSunday: boolean, state: FederalState | null): string {
  const more = weekday(today) === SATURDAY ? 1 : 0
  const isClosed = (day: string) => isHoliday(day, state) || (isClosedOnSunday && weekday(day) === SUNDAY)
  let day = addDays(today, OFFSET_DAYS + more)
  while (isClosed(day)) day = addDays(day, 1)
  return day
}

function nthDay(from: string, count: number, counts: (day: string) => boolean): string {
  let day = from
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (counts(day)) left -= 1
  }
  return day
}

function isOrderable(day: string, calendar: DeliveryCalendar, state: FederalState | null): boolean {
  const of = weekday(day)
  if (of === SUNDAY || (calendar === 'EXCLUDE_WEEKEND' && of === SATURDAY)) return false
  return !isHoliday(day, state)
}
