import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { shownFileName, type UploadProblem } from '#domain/upload/upload.ts'
import { insertUpload, type NewUpload, storeFile } from '../../upload/store-upload.ts'
import type { UploadDeps } from '../../upload/upload-deps.ts'
import { audited } from '../audited.ts'
import {
  authorizeFiles,
  authorizeFilesLocked,
  FILE_KINDS,
  type FileCase,
  isFileField,
  placeOf,
  subjectOf,
} from './case-files.ts'

export interface NewCaseFiles {
  readonly of: FileCase
  /** What they are about: a kind of document, or a line of the inspection. */
  readonly field: string
  readonly files: readonly { readonly fileName: string; readonly bytes: Uint8Array }[]
}

export interface AddedFiles {
  readonly kind: 'done'
  readonly added: number
  /** The files that were not accepted. */
  readonly problems: readonly { readonly fileName: string; readonly problem: UploadProblem }[]
}

/** Adds files to a case, each with its row in the audit log. Refused as by `authorizeFiles`; INVALID_INPUT for an unknown `field`. */
export async function addCaseFiles(
  deps: UploadDeps,
  actor: StaffActor,
  { of, field, files }: NewCaseFiles,
): Promise<AddedFiles | Refused> {
  const allowed = await authorizeFiles(deps.read, actor, of)
  if (allowed.kind === 'refused') return allowed
  if (!isFileField(of, field)) return refused('INVALID_INPUT', { fields: [{ field: 'field', code: 'INVALID' }] })
  const problems: AddedFiles['problems'][number][] = []
  let added = 0
  for (const { fileName, bytes } of files) {
    const upload = { owner: null, kind: FILE_KINDS[of.kind], attachTo: placeOf(of), field, fileName, bytes }
    const outcome = await addFile(deps, actor, of, upload)
    if (outcome.kind === 'refused') return outcome
    if (outcome.problem) problems.push({ fileName, problem: outcome.problem })
    else added++
  }
  return { kind: 'done', added, problems }
}

type Added = { readonly kind: 'done'; readonly problem?: UploadProblem }

/** A file whose row is not inserted is not left in the object store. */
async function addFile(deps: UploadDeps, actor: StaffActor, of: FileCase, upload: NewUpload): Promise<Added | Refused> {
  const stored = await storeFile(deps, upload)
  if ('problem' in stored) return { kind: 'done', problem: stored.problem }
  const fileName = shownFileName(upload.fileName)
  const outcome = await audited(deps.writer, actor, {
    entry: { operation: 'add-file', subject: subjectOf(of), after: { fileName, field: upload.field } },
    allow: (handle) => authorizeFilesLocked(handle, actor, of),
    change: async (handle) =>
      (await insertUpload(handle, upload, stored)) ? ({ kind: 'done' } as const) : refused('LIMIT_REACHED'),
  })
  if (outcome.kind === 'refused') await deps.objects.delete(stored.objectKey)
  return outcome.kind === 'refused' && outcome.code === 'LIMIT_REACHED'
    ? { kind: 'done', problem: 'TOO_MANY_FILES' }
    : outcome
}
