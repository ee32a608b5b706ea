import { redirect } from 'react-router'
import { pathFor } from '#domain/routes/paths.ts'
import { logOut } from './login.server.ts'
import { siteContext } from '../../request.server.ts'
import type { Route } from './+types/logout.route.ts'

/** Only a POST logs out: browsers may prefetch an address. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(pathFor('home', context.get(siteContext).locale))
}

export const action = logOut
