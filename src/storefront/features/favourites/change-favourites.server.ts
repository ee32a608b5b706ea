import { pathFor } from '#domain/routes/paths.ts'
import { loginPath } from '#domain/session/access.ts'
import { redirectTarget } from '#domain/session/redirect-target.ts'
import { ChangeFavouritesDocument } from '#storefront/generated/graphql.ts'
import { type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { formValues } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { storedAs } from './favourites.server.ts'

interface Sent {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

const Changes = z.object({
  add: z.array(z.object({ id: z.string(), price: z.number().positive(), at: z.iso.datetime() })).max(200),
  remove: z.array(z.string()).max(200),
})

/** Takes the browser's changes of the favourites and answers with the account's list. 401 without a login. */
export async function exchangeFavourites({ request, context }: Sent): Promise<Response> {
  const changes = Changes.safeParse(await request.json().catch(() => undefined))
  if (!changes.success) return Response.json({ code: 'INVALID_INPUT' }, { status: 400 })
  const { add, remove } = changes.data
  const input = add.map(({ id, price, at }) => ({ vehicleId: id, price, addedAt: at }))
  const answer = await mutate(context, ChangeFavouritesDocument, { add: input, remove })
  if ('refusals' in answer) return Response.json({ code: answer.refusals[0]?.code }, { status: 401 })
  return Response.json(storedAs(answer.result.changeFavourites), { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Adds one car without script and shows the list; visitors log in first and return to the car. Without a price in euros nothing is added.
 */
export async function addFavourite({ request, context }: Sent): Promise<never> {
  const { locale, session } = context.get(siteContext)
  const { id = '', back = '', ...sent } = await formValues(request)
  const favourites = pathFor('favourites', locale)
  const origin = redirectTarget(back) ?? favourites
  if (!session) throw redirect(loginPath(locale, origin))
  const price = Number(sent.price)
  if (!Number.isFinite(price) || price <= 0) throw redirect(origin)
  const add = [{ vehicleId: id, price, addedAt: new Date().toISOString() }]
  await mutate(context, ChangeFavouritesDocument, { add, remove: [] })
  throw redirect(favourites)
}
