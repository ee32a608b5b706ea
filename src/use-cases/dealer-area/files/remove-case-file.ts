import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { UploadDeps } from '../../upload/upload-deps.ts'
import { audited } from '../audited.ts'
import { authorizeFilesLocked, type FileCase, placeOf, subjectOf } from './case-files.ts'

/** Removes a file that staff have added to a case. Refused as by `authorizeFiles`; NOT_FOUND for any other file. */
export async function removeCaseFile(
  { writer, objects }: Pick<UploadDeps, 'writer' | 'objects'>,
  actor: StaffActor,
  { of, key }: { readonly of: FileCase; readonly key: string },
): Promise<{ readonly kind: 'done' } | Refused> {
  const outcome = await audited(writer, actor, {
    entry: { operation: 'remove-file', subject: subjectOf(of) },
    allow: async (handle) => {
      const allowed = await authorizeFilesLocked(handle, actor, of)
      if (allowed.kind === 'refused') return allowed
      const row = await handle
        .selectFrom('uploads')
        .select(['object_key as objectKey', 'file_name as fileName', 'field'])
        .where('key', '=', key)
        .where('attached_to', '=', placeOf(of))
        .forUpdate()
        .executeTakeFirst()
      if (!row) return refused('NOT_FOUND')
      return { ...allowed, before: { fileName: row.fileName, field: row.field }, objectKey: row.objectKey }
    },
    change: async (handle, { objectKey }) => {
      await handle.deleteFrom('uploads').where('key', '=', key).execute()
      return { kind: 'done', objectKey } as const
    },
  })
  if (outcome.kind === 'refused') return outcome
  await objects.delete(outcome.objectKey)
  return { kind: 'done' }
}
