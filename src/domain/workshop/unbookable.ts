import type { WorkGroup } from '../appointments/calendar.ts'
import type { WorkshopService } from './service.ts'

/** The services that nobody can book, because a group that works on them has no hours on any day. */
export function unbookableServices<Service extends Pick<WorkshopService, 'work'>>(
  offered: readonly Service[],
  groupsWithHours: ReadonlySet<WorkGroup>,
): Service[] {
  return offered.filter(({ work }) =>
    Object.entries(work).some(([group, minutes]) => minutes > 0 && !groupsWithHours.has(group as WorkGroup)),
  )
}
