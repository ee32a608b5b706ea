import { sql } from 'kysely'
import { UPLOAD_BUFFER_MINUTES, UPLOAD_EXPIRY_MINUTES } from '#domain/upload/upload.ts'
import { forEachSafely, type OnRowError } from '../for-each-safely.ts'
import { type UploadDeps, UPLOADS_FOLDER } from './upload-deps.ts'

interface DeleteDeps extends Pick<UploadDeps, 'writer' | 'objects'> {
  readonly onError: OnRowError
}

const MINUTE_MS = 60_000
const PAGE_OBJECTS = 1_000

/**
 * Deletes uploads that have expired: those that belong to nothing, to a draft, car, request or order that is gone, or to an account that
 * is. Then the objects that no upload names, which interrupted writes leave behind. Returns the number of deleted uploads.
 */
export async function deleteExpiredUploads(
  { writer, objects, onError }: DeleteDeps,
  now = new Date(),
): Promise<number> {
  const expired = new Date(now.getTime() - UPLOAD_BUFFER_MINUTES * MINUTE_MS)
  // Somebody's first upload to a flow is there before their draft is.
  const withoutDraft = new Date(now.getTime() - (UPLOAD_EXPIRY_MINUTES + UPLOAD_BUFFER_MINUTES) * MINUTE_MS)
  const deleted = await writer.transaction(async (handle) => {
    const { rows } = await sql<{ key: string }>`
      delete from uploads u where u.expires_at < ${expired}
        or (u.customer_id is null and u.anonymous_id is null and u.attached_to like 'draft:%')
        or (u.attached_to like 'draft:%' and u.created_at < ${withoutDraft} and not exists (
          select from drafts d where d.flow = substr(u.attached_to, 7)
            and d.customer_id is not distinct from u.customer_id and d.anonymous_id is not distinct from u.anonymous_id))
        or (u.attached_to like 'request:%' and not exists (
          select from requests r where r.id = substr(u.attached_to, 9)::bigint))
        or (u.attached_to like 'inspection:%' and not exists (
          select from requests r where r.id = substr(u.attached_to, 12)::bigint))
        or (u.attached_to like 'garage:%' and not exists (
          select from garage_vehicles g where g.id = substr(u.attached_to, 8)::bigint and g.customer_id = u.customer_id))
        or (u.attached_to like 'order:%' and not exists (
          select from orders o where o.id = substr(u.attached_to, 7)::bigint))
      returning u.key`.execute(handle)
    return rows.length
  })
  let page: string[] = []
  for await (const { key, storedAt } of objects.list(UPLOADS_FOLDER)) {
    if (storedAt < withoutDraft.getTime()) page.push(key)
    if (page.length < PAGE_OBJECTS) continue
    await deleteUnnamed({ writer, objects, onError }, page)
    page = []
  }
  await deleteUnnamed({ writer, objects, onError }, page)
  return deleted
}

async function deleteUnnamed({ writer, objects, onError }: DeleteDeps, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const { rows } = await writer.transaction((handle) =>
    sql<{ id: string }>`
      select id from unnest(${[...keys]}::text[]) id
      where not exists (select from uploads where object_key = id or uncovered_key = id)`.execute(handle),
  )
  await forEachSafely(rows, ({ id }) => objects.delete(id), onError)
}
