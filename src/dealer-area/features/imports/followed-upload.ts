/** Several files may wait for each other, each for half an hour at most: after this the import has died with its shop. */
export const MAX_FOLLOW_MS = 2 * 3_600_000

/** A lost file is reported for a day; after that its run may only have left the list. */
export const MAX_REPORT_MS = 24 * 3_600_000

/** What the address of the list says of an upload that had no run when its form was answered. */
interface AddressedUpload {
  readonly running: string | null
  /** UUID. */
  readonly upload: string | null
  /** Milliseconds since 1970. */
  readonly since: string | null
}

/** Where an upload stands; null where nothing is followed, once it has a run, and after a day. */
export function followedUpload(
  { running, upload, since }: AddressedUpload,
  uploads: readonly (string | null | undefined)[],
  now: number,
): 'running' | 'waiting' | 'lost' | null {
  if (running === null || upload === null || uploads.includes(upload)) return null
  const age = now - Number(since ?? 0)
  if (!(age < MAX_REPORT_MS)) return null
  if (age >= MAX_FOLLOW_MS) return 'lost'
  return running === 'waiting' ? 'waiting' : 'running'
}
