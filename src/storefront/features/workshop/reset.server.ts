import { redirect } from 'react-router'
import { pathFor } from '#domain/routes/paths.ts'
import { ResetServiceBookingDocument } from '#storefront/generated/graphql.ts'
import { formValues, type FormValues } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { PageArgs } from './frame.server.ts'

/** What was sent to a step. The button that discards the booking does so here, and leads to its first step. */
export async function stepValues({ request, context }: PageArgs & { readonly request: Request }): Promise<FormValues> {
  const values = await formValues(request)
  if (values.intent !== 'reset') return values
  await mutate(context, ResetServiceBookingDocument)
  throw redirect(pathFor('workshop', context.get(siteContext).locale))
}
