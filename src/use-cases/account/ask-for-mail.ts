import type { Writer } from '#database/handles.ts'
import { enqueue, type JobPayloads } from '#database/jobs.ts'

/**
 * Asks for what is done about an address to be done later. Whether it has an account is found out by the job: the answer takes as long for
 * one that has as for one that has not.
 */
export async function askForMail(
  writer: Writer,
  job: 'recover-customer' | 'resend-activation',
  payload: JobPayloads[typeof job],
): Promise<void> {
  await writer.transaction((handle) => enqueue(handle, job, payload))
}
