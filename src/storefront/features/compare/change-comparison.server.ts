import { pathFor } from '#domain/routes/paths.ts'
import { withCompared } from '#domain/session/compared-cars.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { idsOf } from '../../blocks/vehicle-ids.server.ts'
import { siteContext } from '../../request.server.ts'
import { comparedCookie, flashCookie } from '../../set-cookie.server.ts'
import { comparisonAddress } from './comparison-address.ts'

/** Adds a car to the comparison of a visitor without a script, or removes it from that and from the comparison shown, and leads to it. */
export function changeComparison(
  { add = '', remove = '', ids, differences }: Readonly<Record<string, string | undefined>>,
  context: Readonly<RouterContextProvider>,
): Response {
  const { locale, compared = [], secureCookies } = context.get(siteContext)
  if (!isVehicleId(add || remove)) throw data(null, 400)
  const chosen = add ? withCompared(compared, add) : compared.filter((id) => id !== remove)
  const headers = new Headers()
  if (chosen) headers.append('Set-Cookie', comparedCookie(chosen, secureCookies))
  else headers.append('Set-Cookie', flashCookie('COMPARISON_FULL'))
  // A shared comparison is of other cars than the visitor's own.
  const shown = ids === undefined ? (chosen ?? compared) : idsOf(new URLSearchParams({ ids }), Infinity).ids
  const address = comparisonAddress(
    pathFor('compare', locale),
    shown.filter((id) => id !== remove),
    differences === '1',
  )
  return redirect(address, { status: 303, headers })
}
