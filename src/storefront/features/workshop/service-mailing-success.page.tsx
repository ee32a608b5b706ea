import { bookedTexts } from '#messages/workshop-booked.ts'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/service-mailing-success.page.ts'
import { loadBooked } from './booked.server.ts'
import { Booked } from './Booked.tsx'

export const loader = loadBooked

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: bookedTexts.sentTitle })
}

/** After a booking: what comes next. */
export default function ServiceMailingSuccess({ loaderData: view }: Route.ComponentProps) {
  return <Booked view={view} />
}
