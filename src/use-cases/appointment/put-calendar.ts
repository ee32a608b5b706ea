import type { WriteHandle, Writer } from '#database/handles.ts'
import type { AppointmentCalendar, AppointmentKind, WorkGroup } from '#domain/appointments/calendar.ts'

export interface CalendarSettings extends Omit<AppointmentCalendar, 'plan'> {
  /** Null: it follows the merchant's opening hours. */
  readonly plan: AppointmentCalendar['plan'] | null
  readonly resources: readonly {
    readonly name: string
    readonly kinds: readonly AppointmentKind[]
    readonly bufferMinutes: number
  }[]
  /** Minutes of work a day. */
  readonly capacities: readonly { readonly group: WorkGroup; readonly weekday: number; readonly minutes: number }[]
}

/**
 * Sets when a merchant takes appointments. Resources of other names stay, because appointments may be theirs, but take no new ones.
 * Appointments that were made stay as they are.
 */
export async function putCalendar(writer: Writer, merchantId: number, settings: CalendarSettings): Promise<void> {
  await writer.transaction(async (handle) => {
    const values = {
      federal_state: settings.federalState,
      closed_on_holidays: settings.closedOnHolidays,
      grid_minutes: settings.gridMinutes,
      notice_minutes: settings.noticeMinutes,
      horizon_days: settings.horizonDays,
      has_own_plan: settings.plan !== null,
    }
    await handle
      .insertInto('appointment_calendars')
      .values({ merchant_id: merchantId, ...values })
      .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(values))
      .execute()
    await replaceRows(handle, merchantId, settings)
    await putResources(handle, merchantId, settings.resources)
  })
}

async function replaceRows(handle: WriteHandle, merchantId: number, settings: CalendarSettings): Promise<void> {
  const own = { merchant_id: merchantId }
  for (const table of ['appointment_plans', 'appointment_exceptions', 'appointment_capacities'] as const)
    await handle.deleteFrom(table).where('merchant_id', '=', merchantId).execute()
  const { plan, exceptions, capacities } = settings
  if (plan && plan.length > 0)
    await handle
      .insertInto('appointment_plans')
      .values(
        plan.map(({ weekday, from, to, breaks }) => ({
          ...{ ...own, weekday, from_minute: from, to_minute: to },
          breaks: JSON.stringify(breaks),
        })),
      )
      .execute()
  if (exceptions.length > 0)
    await handle
      .insertInto('appointment_exceptions')
      .values(
        exceptions.map(({ day, open }) => ({
          ...{ ...own, day, from_minute: open?.from ?? null, to_minute: open?.to ?? null },
        })),
      )
      .execute()
  if (capacities.length > 0)
    await handle
      .insertInto('appointment_capacities')
      .values(capacities.map(({ group, weekday, minutes }) => ({ ...own, work_group: group, weekday, minutes })))
      .execute()
}

async function putResources(
  handle: WriteHandle,
  merchantId: number,
  resources: CalendarSettings['resources'],
): Promise<void> {
  const own = { merchant_id: merchantId }
  await handle.updateTable('appointment_resources').set({ kinds: [] }).where('merchant_id', '=', merchantId).execute()
  for (const { name, kinds, bufferMinutes } of resources) {
    const values = { kinds: [...kinds], buffer_minutes: bufferMinutes }
    await handle
      .insertInto('appointment_resources')
      .values({ ...own, name, ...values })
      .onConflict((conflict) => conflict.columns(['merchant_id', 'name']).doUpdateSet(values))
      .execute()
  }
}
