/** Several files may wait for each other, each for half an hour at most: after this the import has died with its shop. */
export const FOLLOWED_MS = 2 * 3_600_000

/** What the address of the list says of an upload that had no run when its form was answered. */
interface AddressedUpload {
  readonly running: string | null
  /** UUID. */
  readonly upload: string | null
  /** Milliseconds since 1970. */
  readonly since: string | null
}

/** Where an upload stands; null where nothing is followed, and once it has a run. */
export function followedUpload(
  { running, upload, since }: AddressedUpload,
  uploads: readonly (string | null | undefined)[],
  now: number,
): 'running' | 'waiting' | 'lost' | null {
  if (running === null || upload === null || uploads.includes(upload)) return null
  if (!(now - Number(since ?? 0) < FOLLOWED_MS)) return 'lost'
  return running === 'waiting' ? 'waiting' : 'running'
}
