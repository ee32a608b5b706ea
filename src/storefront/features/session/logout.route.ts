import { redirect } from 'react-router'
import { pathFor } from '#domain/routes/paths.ts'
import { logOut } from './login.server.ts'
import { siteContext } from '../../request.server.ts'
import type { Route } from './+types/logout.route.ts'

/** Only the button logs out: an address could be opened before anybody means it. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(pathFor('home', context.get(siteContext).locale))
}

export const action = logOut
