import { enqueue } from '#database/jobs.ts'

/** One after another, or two jobs at once would both give the bank the same proof. */
export function enqueueProofs(handle: Parameters<typeof enqueue>[0], requestId: number): Promise<void> {
  const name = `proofs ${requestId}`
  return enqueue(handle, 'pass-on-proofs', { requestId }, { key: name, queue: name })
}
