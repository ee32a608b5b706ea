import { redirect } from 'react-router'
import { siteContext } from '../../request.server.ts'
import type { Route } from './+types/flow-continue.route.ts'
import { placeOf } from './later.server.ts'

/** The mailed link: after the log-in it leads to the step, which itself leads on to the first one that is open. */
export function loader({ url, params: { step }, context }: Route.LoaderArgs): Response {
  return redirect(placeOf({ url, step }, context.get(siteContext).locale).href)
}
