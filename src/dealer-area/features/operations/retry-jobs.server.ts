import { redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { operationsTexts } from '#messages/dealer-platform.ts'
import { RetryGivenUpJobsDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'

const PARAM = 'retried'

/** Has all given-up jobs tried again; the page then says how many. */
export async function retryJobs({ context }: Pick<ActionArgs, 'context'>): Promise<Response> {
  const { retryGivenUpJobs } = await query(context, RetryGivenUpJobsDocument)
  const search = new URLSearchParams({ [PARAM]: String(retryGivenUpJobs) })
  return redirect(`${dealerPaths.pathFor('operations', context.get(areaContext).locale)}?${search.toString()}`)
}

/** What the button has just done, as a sentence. */
export function retriedJobs({ url, context }: Pick<PageArgs, 'url' | 'context'>): string | undefined {
  const count = /^\d{1,9}$/.exec(url.searchParams.get(PARAM) ?? '')?.[0]
  return count === undefined ? undefined : operationsTexts.retried[context.get(areaContext).locale](Number(count))
}
