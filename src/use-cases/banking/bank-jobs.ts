import { enqueue } from '#database/jobs.ts'

type Handle = Parameters<typeof enqueue>[0]

/** What is for the bank goes there one after another: a bank that does not answer then holds up a single worker. */
const QUEUE = 'bank'

export function enqueueApplication(handle: Handle, requestId: number): Promise<void> {
  return enqueue(handle, 'pass-on-application', { requestId }, { queue: QUEUE })
}

export function enqueueProofs(handle: Handle, requestId: number): Promise<void> {
  return enqueue(handle, 'pass-on-proofs', { requestId }, { key: `proofs ${requestId}`, queue: QUEUE })
}
