import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ownerName } from '#database/carts.ts'
import { type DraftOwner, isOwnedBy, lockOpenedDraft } from '#database/drafts.ts'
import type { WriteHandle } from '#database/handles.ts'
import {
  shownFileName,
  takesKind,
  UPLOAD_EXPIRY_MINUTES,
  UPLOAD_LIMITS,
  uploadKey,
  type UploadKind,
  type UploadPlace,
  type UploadProblem,
} from '#domain/upload/upload.ts'
import type { ReadDocument, ReadPicture } from '#services/uploads/port.ts'
import { sealPurpose, type UploadDeps, UPLOADS_FOLDER } from './upload-deps.ts'

export interface NewUpload {
  /** Null: staff of the merchant whose case it belongs to. */
  readonly owner: DraftOwner | null
  readonly kind: UploadKind
  /** What it belongs to; null: nothing yet, so that it expires. */
  readonly attachTo: UploadPlace | null
  /** The question of the form that it answers. */
  readonly field: string
  readonly fileName: string
  readonly bytes: Uint8Array
  /** The draft that its form was opened with: where that has ended, nothing is stored. */
  readonly openedDraft?: string | undefined
}

export type StoredUpload = { readonly kind: 'done'; readonly key: string } | UploadRefused

interface UploadRefused {
  readonly kind: 'refused'
  readonly problem: UploadProblem
}

/**
 * Stores a file: a picture re-encoded, a document sealed. Neither the name nor the type that came with it is believed. The owner's files in
 * one place are counted under a lock, so that many at once are never more than the limit.
 */
export async function storeUpload(deps: UploadDeps, upload: NewUpload): Promise<StoredUpload> {
  const stored = await storeFile(deps, upload)
  if ('problem' in stored) return { kind: 'refused', problem: stored.problem }
  const problem = await deps.writer.transaction(async (handle) => {
    const { owner, openedDraft } = upload
    const isEnded = owner && openedDraft !== undefined && !(await lockOpenedDraft(handle, owner, openedDraft))
    if (isEnded) return 'DRAFT_ENDED'
    return (await insertUpload(handle, upload, stored)) ? undefined : 'TOO_MANY_FILES'
  })
  if (!problem) return { kind: 'done', key: stored.key }
  await deps.objects.delete(stored.objectKey)
  return { kind: 'refused', problem }
}

/** Writes the bytes of an upload, whose row is still to be inserted, into the object store. */
export async function storeFile(
  deps: Pick<UploadDeps, 'read' | 'objects' | 'files' | 'secretBox'>,
  upload: NewUpload,
): Promise<StoredFile | { readonly problem: UploadProblem }> {
  const { kind, bytes } = upload
  if (!takesKind(upload.attachTo, kind)) return { problem: 'WRONG_TYPE' }
  const { maxBytes } = UPLOAD_LIMITS[kind]
  if (bytes.length === 0) return { problem: 'EMPTY_FILE' }
  if (bytes.length > maxBytes) return { problem: 'TOO_LARGE' }
  if (await isFull(deps.read, upload)) return { problem: 'TOO_MANY_FILES' }
  const file = kind === 'PICTURE' ? await deps.files.readPicture(bytes) : await deps.files.readDocument(bytes)
  if (typeof file === 'string') return { problem: file }
  const key = uploadKey(randomUUID())
  const objectKey = `${UPLOADS_FOLDER}/${randomUUID()}`
  await deps.objects.put(objectKey, 'hash' in file ? file.bytes : deps.secretBox.seal(file.bytes, sealPurpose(key)))
  return { key, objectKey, file }
}

/** Inserts the row of a stored file; false where its place is full. */
export async function insertUpload(handle: WriteHandle, upload: NewUpload, stored: StoredFile): Promise<boolean> {
  await lockName(handle, upload.owner ? ownerName(upload.owner) : (upload.attachTo ?? ''))
  if (await isFull(handle, upload)) return false
  await insert(handle, upload, stored)
  return true
}

/** Until the end of the transaction only this one changes the owner's uploads. */
export async function lockUploads(handle: WriteHandle, owner: DraftOwner): Promise<void> {
  await lockName(handle, ownerName(owner))
}

async function lockName(handle: WriteHandle, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${name}`}, 0))`.execute(handle)
}

async function isFull(
  read: Pick<WriteHandle, 'selectFrom'>,
  { owner, kind, attachTo }: Pick<NewUpload, 'owner' | 'kind' | 'attachTo'>,
): Promise<boolean> {
  const { files } = await read
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<string>().as('files'))
    .where(ownedBy(owner))
    .where('attached_to', attachTo === null ? 'is' : '=', attachTo)
    .executeTakeFirstOrThrow()
  return Number(files) >= UPLOAD_LIMITS[kind].maxFiles
}

function ownedBy(owner: DraftOwner | null) {
  return owner ? isOwnedBy(owner) : sql<boolean>`(customer_id is null and anonymous_id is null)`
}

export interface StoredFile {
  readonly key: string
  readonly objectKey: string
  readonly file: ReadPicture | ReadDocument
}

async function insert(
  handle: WriteHandle,
  { owner, kind, attachTo, field, fileName }: NewUpload,
  { key, objectKey, file }: StoredFile,
): Promise<void> {
  const { last } = await handle
    .selectFrom('uploads')
    .select(({ fn }) => fn.max('position').as('last'))
    .where(ownedBy(owner))
    .where('attached_to', attachTo === null ? 'is' : '=', attachTo)
    .executeTakeFirstOrThrow()
  await handle
    .insertInto('uploads')
    .values({
      ...{ key, kind, field, attached_to: attachTo, file_name: shownFileName(fileName), object_key: objectKey },
      customer_id: owner?.kind === 'CUSTOMER' ? owner.customerId : null,
      anonymous_id: owner?.kind === 'VISITOR' ? owner.anonymousId : null,
      content_type: 'hash' in file ? 'image/jpeg' : file.contentType,
      bytes: file.bytes.length,
      ...('hash' in file ? { width: file.width, height: file.height, picture_hash: file.hash } : {}),
      position: last === null ? 0 : last + 1,
      expires_at: attachTo === null ? expiry() : null,
    })
    .execute()
}

/** When an upload that belongs to nothing expires. */
export function expiry(now = Date.now()): Date {
  return new Date(now + UPLOAD_EXPIRY_MINUTES * 60_000)
}
