import type { Writer } from '#database/handles.ts'
import { enqueue, type JobPayloads } from '#database/jobs.ts'

/**
 * Enqueues what is to be done about an e-mail address. The job finds out whether it has an account, so that the answer takes equally long
 * either way.
 */
export async function enqueueAccountMail(
  writer: Writer,
  job: 'recover-customer' | 'resend-activation',
  payload: JobPayloads[typeof job],
): Promise<void> {
  await writer.transaction((handle) => enqueue(handle, job, payload))
}
