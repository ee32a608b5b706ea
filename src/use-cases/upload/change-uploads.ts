import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type DraftOwner, isOwnedBy } from '#database/drafts.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { drawableBoxes, type PictureBox } from '#domain/upload/boxes.ts'
import type { UploadPlace } from '#domain/upload/upload.ts'
import { lockUploads } from './store-upload.ts'
import { type UploadDeps, UPLOADS_FOLDER } from './upload-deps.ts'

type Done = { readonly kind: 'done' }

interface OwnUpload {
  readonly owner: DraftOwner
  readonly key: string
}

/**
 * Removes an upload of a draft, of the own garage or of nothing. What belongs to a request stays with it. Refused: NOT_FOUND for anybody
 * else's.
 */
export async function removeUpload({ writer, objects }: UploadDeps, own: OwnUpload): Promise<Done | Refused> {
  const row = await writer.transaction((handle) =>
    handle
      .deleteFrom('uploads')
      .where('key', '=', own.key)
      .where(isOwnedBy(own.owner))
      .where(isChangeable)
      .returning(['object_key', 'uncovered_key'])
      .executeTakeFirst(),
  )
  if (!row) return refused('NOT_FOUND')
  for (const key of [row.object_key, row.uncovered_key]) if (key !== null) await objects.delete(key)
  return { kind: 'done' }
}

/** Deletes the rows of what was uploaded to a draft that is given up. Returns the keys of the files, to delete after the transaction. */
export async function deleteUploadsOf(
  handle: WriteHandle,
  { owner, attachedTo }: { readonly owner: DraftOwner; readonly attachedTo: `draft:${DraftName}` },
): Promise<string[]> {
  const rows = await handle
    .deleteFrom('uploads')
    .where('attached_to', '=', attachedTo)
    .where(isOwnedBy(owner))
    .returning(['object_key', 'uncovered_key'])
    .execute()
  return rows.flatMap(({ object_key: key, uncovered_key: uncovered }) =>
    uncovered === null ? [key] : [key, uncovered],
  )
}

const isChangeable = sql<boolean>`(attached_to is null or attached_to like 'draft:%' or attached_to like 'garage:%')`

/** Puts the uploads of a place into this order; those that are not named follow in their old one. */
export async function sortUploads(
  writer: Writer,
  {
    owner,
    attachedTo,
    keys,
  }: { readonly owner: DraftOwner; readonly attachedTo: UploadPlace; readonly keys: readonly string[] },
): Promise<Done> {
  await writer.transaction(async (handle) => {
    await lockUploads(handle, owner)
    const rows = await placed(handle, owner, attachedTo)
    const named = [...new Set(keys)].filter((key) => rows.some((row) => row.key === key))
    const order = [...named, ...rows.map(({ key }) => key).filter((key) => !named.includes(key))]
    await write(handle, order)
  })
  return { kind: 'done' }
}

/** Moves an upload by one place, towards the beginning or the end. Refused: NOT_FOUND. */
export async function moveUpload(
  writer: Writer,
  { owner, key, by }: OwnUpload & { readonly by: -1 | 1 },
): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    await lockUploads(handle, owner)
    const place = await placeOf(handle, { owner, key })
    if (!place) return refused('NOT_FOUND')
    const order = (await placed(handle, owner, place)).map((row) => row.key)
    const [at, other] = [order.indexOf(key), order.indexOf(key) + by]
    if (other >= 0 && other < order.length) {
      order[at] = order[other]!
      order[other] = key
      await write(handle, order)
    }
    return { kind: 'done' }
  })
}

/** Makes a picture the first one. Refused: NOT_FOUND. */
export async function chooseCover(writer: Writer, { owner, key }: OwnUpload): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    await lockUploads(handle, owner)
    const place = await placeOf(handle, { owner, key })
    if (!place) return refused('NOT_FOUND')
    const order = (await placed(handle, owner, place)).map((row) => row.key)
    await write(handle, [key, ...order.filter((other) => other !== key)])
    return { kind: 'done' }
  })
}

/**
 * Covers parts of a picture with ink: the pixels below are gone from what is shown. Other boxes replace them, none uncovers the picture,
 * until the draft is submitted. Refused: NOT_FOUND, INVALID_INPUT.
 */
export async function drawBoxes(
  { read, writer, objects, files }: UploadDeps,
  { owner, key, boxes }: OwnUpload & { readonly boxes: readonly PictureBox[] },
): Promise<Done | Refused> {
  const drawn = drawableBoxes(boxes)
  if (!drawn) return refused('INVALID_INPUT', { fields: [{ field: 'boxes', code: 'INVALID' }] })
  const row = await read
    .selectFrom('uploads')
    .select(['object_key', 'uncovered_key'])
    .where('key', '=', key)
    .where('kind', '=', 'PICTURE')
    .where(isOwnedBy(owner))
    .where(isChangeable)
    .executeTakeFirst()
  const uncovered = row?.uncovered_key ?? row?.object_key
  const picture = uncovered === undefined ? undefined : await objects.get(uncovered)
  if (!row || uncovered === undefined || !picture) return refused('NOT_FOUND')
  const shown = drawn.length === 0 ? picture : await files.coverPicture(picture, drawn)
  const objectKey = `${UPLOADS_FOLDER}/${randomUUID()}`
  await objects.put(objectKey, shown)
  const isChanged = await writer.transaction(async (handle) => {
    const { numUpdatedRows } = await handle
      .updateTable('uploads')
      .set({ object_key: objectKey, uncovered_key: uncovered, boxes: JSON.stringify(drawn), bytes: shown.length })
      .where('key', '=', key)
      .where('object_key', '=', row.object_key)
      .where(isChangeable)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
  if (!isChanged) await objects.delete(objectKey)
  else if (row.object_key !== uncovered) await objects.delete(row.object_key)
  return isChanged ? { kind: 'done' } : refused('CONFLICT')
}

async function placeOf(handle: WriteHandle, { owner, key }: OwnUpload): Promise<UploadPlace | undefined> {
  const row = await handle
    .selectFrom('uploads')
    .select('attached_to')
    .where('key', '=', key)
    .where(isOwnedBy(owner))
    .where(isChangeable)
    .executeTakeFirst()
  return row?.attached_to ?? undefined
}

function placed(handle: WriteHandle, owner: DraftOwner, attachedTo: UploadPlace) {
  return handle
    .selectFrom('uploads')
    .select('key')
    .where('attached_to', '=', attachedTo)
    .where(isOwnedBy(owner))
    .orderBy('position')
    .orderBy('key')
    .execute()
}

async function write(handle: WriteHandle, order: readonly string[]): Promise<void> {
  for (const [position, key] of order.entries())
    await handle.updateTable('uploads').set({ position }).where('key', '=', key).execute()
}
