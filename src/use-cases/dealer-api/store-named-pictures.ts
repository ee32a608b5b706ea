import { type UploadProblem, VEHICLE_PICTURE_LIMIT } from '#domain/upload/upload.ts'
import type { Images } from '#services/images/port.ts'
import type { FetchProblem, PictureSource } from '#services/picture-source/port.ts'
import type { FileReader } from '#services/uploads/port.ts'

export interface NamedPicturesDeps {
  readonly images: Images
  readonly files: FileReader
  readonly source: PictureSource
}

export type PictureProblem = FetchProblem | UploadProblem
/** Keys of pictures by the addresses they came from. */
export type StoredPictures = Readonly<Record<string, string>>

/** Problems that may be over at the next attempt. */
const RETRYABLE: readonly PictureProblem[] = ['TIMED_OUT', 'UNREACHABLE']

export interface NamedPictures {
  readonly stored: StoredPictures
  readonly problems: readonly { readonly url: string; readonly problem: PictureProblem }[]
  /** Some may come if they are fetched again. */
  readonly mayPass: boolean
}

/**
 * Stores what the addresses have that are not stored already. What the deadline leaves counts as TIMED_OUT. `onNew` is given each key that
 * was not there before, as soon as it is stored.
 */
export async function storeNamedPictures(
  deps: NamedPicturesDeps,
  { urls, stored: before }: { readonly urls: readonly string[]; readonly stored: StoredPictures },
  { deadline, onNew }: { readonly deadline: AbortSignal; readonly onNew: (key: string) => void },
): Promise<NamedPictures> {
  const stored = new Map(Object.entries(before))
  const problems: { readonly url: string; readonly problem: PictureProblem }[] = []
  for (const url of urls) {
    if (stored.has(url)) continue
    const picture = deadline.aborted ? 'TIMED_OUT' : await storeFrom(deps, url, deadline)
    if (typeof picture === 'string') {
      problems.push({ url, problem: picture })
      continue
    }
    stored.set(url, picture.key)
    if (picture.isNew) onNew(picture.key)
  }
  const mayPass = problems.some(({ problem }) => RETRYABLE.includes(problem))
  return { stored: Object.fromEntries(stored), problems, mayPass }
}

async function storeFrom({ images, files, source }: NamedPicturesDeps, url: string, deadline: AbortSignal) {
  const bytes = await source.fetch(url, VEHICLE_PICTURE_LIMIT.maxBytes, deadline)
  if (typeof bytes === 'string') return bytes
  if (bytes.length === 0) return 'EMPTY_FILE'
  const picture = await files.readPicture(bytes)
  return typeof picture === 'string' ? picture : ((await images.add(picture.bytes)) ?? 'DAMAGED')
}
