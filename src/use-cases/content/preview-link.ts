import type { ReadHandle } from '#database/handles.ts'
import type { Content, ContentPage } from '#services/content/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

const PURPOSE = 'content preview'
const VALID_MS = 24 * 60 * 60_000

/** The key of a link that shows one version of a page for a day, to whoever has the link. */
export function previewKey(secretBox: SecretBox, versionId: number, now: Date): string {
  const text = JSON.stringify({ versionId, until: now.getTime() + VALID_MS })
  return secretBox.seal(text, PURPOSE).toString('base64url')
}

interface PreviewDeps {
  readonly read: ReadHandle
  readonly content: Pick<Content, 'read'>
  readonly secretBox: SecretBox
}

/** The page of a preview link; undefined where the link is forged or too old, or its version shows the shipped text. */
export async function readPreview(
  { read, content, secretBox }: PreviewDeps,
  key: string,
  now: Date,
): Promise<ContentPage | undefined> {
  const versionId = versionOf(secretBox, key, now)
  if (versionId === undefined) return undefined
  const version = await read
    .selectFrom('content_versions')
    .select(['slug', 'locale', 'source'])
    .where('id', '=', versionId)
    .executeTakeFirst()
  if (!version || version.source === null) return undefined
  return content.read(version.slug, version.locale, version.source)
}

function versionOf(secretBox: SecretBox, key: string, now: Date): number | undefined {
  try {
    const text = secretBox.open(Buffer.from(key, 'base64url'), PURPOSE)
    const { versionId, until } = JSON.parse(text) as { versionId: number; until: number }
    return until > now.getTime() ? versionId : undefined
  } catch {
    return undefined // forged, cut short, or sealed with a key that is no longer known
  }
}
