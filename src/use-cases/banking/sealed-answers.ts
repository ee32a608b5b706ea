import { z } from 'zod'
import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import type { FinancingViewer } from '#database/banking-tables.ts'
import type { Answers, BankingPart } from '#domain/banking/fields.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

export type ApplicationAnswers = Readonly<Record<BankingPart, Answers>>

const Part = z.record(z.string(), z.unknown()) as unknown as z.ZodType<Answers>
const Stored = z.object({ personal: Part, household: Part, income: Part })

export async function putAnswers(
  handle: WriteHandle,
  box: SecretBox,
  requestId: number,
  answers: ApplicationAnswers,
): Promise<void> {
  const sealed = box.seal(JSON.stringify(Stored.parse(answers)), purposeOf(requestId))
  await handle.insertInto('financing_answers').values({ request_id: requestId, sealed }).execute()
}

/** The answers, for their applicant or for who is to receive them and is recorded then; undefined where they are deleted. */
export async function openAnswers(
  handle: SelectHandle,
  box: SecretBox,
  requestId: number,
): Promise<ApplicationAnswers | undefined> {
  const sealed = await readSealed(handle, requestId)
  return sealed && open(box, requestId, sealed)
}

/** The same, but undefined also where they cannot be opened any more: their key or their shape is of another time. */
export async function findAnswers(
  handle: SelectHandle,
  box: SecretBox,
  requestId: number,
): Promise<ApplicationAnswers | undefined> {
  const sealed = await readSealed(handle, requestId)
  try {
    return sealed && open(box, requestId, sealed)
  } catch {
    return undefined
  }
}

async function readSealed(handle: SelectHandle, requestId: number): Promise<Buffer | undefined> {
  const row = await handle
    .selectFrom('financing_answers')
    .select('sealed')
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row?.sealed
}

function open(box: SecretBox, requestId: number, sealed: Buffer): ApplicationAnswers {
  return Stored.parse(JSON.parse(box.open(sealed, purposeOf(requestId))))
}

/**
 * Opens the answers of an application and records who has seen them, in one transaction: nobody but the applicant reads them
 * without that. Undefined where they are deleted or there never were any.
 */
export async function viewAnswers(
  handle: WriteHandle,
  box: SecretBox,
  requestId: number,
  viewer: Viewer,
): Promise<ApplicationAnswers | undefined> {
  const answers = await openAnswers(handle, box, requestId)
  if (answers) await recordView(handle, requestId, viewer)
  return answers
}

export interface Viewer {
  readonly viewer: FinancingViewer
  readonly name: string
}

async function recordView(handle: WriteHandle, requestId: number, viewer: Viewer): Promise<void> {
  await handle
    .insertInto('financing_views')
    .values({ request_id: requestId, ...viewer })
    .execute()
}

/** Who has seen the answers, the first first. */
export function readViews(handle: SelectHandle, requestId: number) {
  return handle
    .selectFrom('financing_views')
    .select(['viewer', 'name', 'at'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute()
}

function purposeOf(requestId: number): string {
  return `answers of financing application ${requestId}`
}
