import { operationsTexts } from '#messages/dealer-platform.ts'
import { RetryGivenUpJobsDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext } from '../../request.server.ts'

export interface RetryAnswer {
  /** What was done just now, as a sentence. */
  readonly done: string
}

/** Has all given-up jobs tried again. Pressed twice it does no harm, so the page answers at once, and says it only this once. */
export async function retryJobs({ context }: Pick<ActionArgs, 'context'>): Promise<RetryAnswer> {
  const { retryGivenUpJobs } = await query(context, RetryGivenUpJobsDocument)
  return { done: operationsTexts.retried[context.get(areaContext).locale](retryGivenUpJobs) }
}
