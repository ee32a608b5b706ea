import type { Work, WorkGroup } from '../appointments/calendar.ts'
import type { WorkshopService } from './service.ts'

/** The services that nobody can book, because on none of these days all groups that work on them have minutes enough. */
export function unbookableServices<Service extends Pick<WorkshopService, 'work'>>(
  offered: readonly Service[],
  days: readonly Work[],
): Service[] {
  return offered.filter(({ work }) => !days.some((capacity) => suffices(capacity, work)))
}

function suffices(capacity: Work, work: Work): boolean {
  return Object.entries(work).every(([group, minutes]) => minutes <= (capacity[group as WorkGroup] ?? 0))
}
