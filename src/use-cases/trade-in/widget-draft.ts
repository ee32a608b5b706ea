import { createHash, randomBytes } from 'node:crypto'
import { ownerName } from '#database/carts.ts'
import { type DraftOwner, lockDraftOf, moveDraft, readDraft } from '#database/drafts.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { lockDraft } from '../appointment/reserve-slot.ts'

/** How long a draft in a frame can be gone on with, in milliseconds. */
const LIFETIME = 2 * 3_600_000
/** When it began, random bytes, and the frame's colour. */
const CAPABILITY = /^([0-9a-z]{8,9})\.[\w-]{32}(~[0-9a-f]{6})?$/

/** A capability for a new draft, of which nothing is stored until the first answer. The frame's colour goes along from step to step. */
export function newWidgetDraft(now: Date, color: string | undefined): string {
  const name = `${now.getTime().toString(36)}.${randomBytes(24).toString('base64url')}`
  return color === undefined ? name : `${name}~${color}`
}

/**
 * The visitor whose draft a capability opens; undefined for one that is too old. Its time is part of what the visitor's id is made of:
 * whoever changes it has the capability of another draft.
 */
export function widgetVisitorOf(capability: string, now: Date): string | undefined {
  const begun = Number.parseInt(CAPABILITY.exec(capability)?.[1] ?? '', 36)
  const age = now.getTime() - begun
  if (Number.isNaN(age) || age < 0 || age > LIFETIME) return undefined
  const hash = createHash('sha256').update(`trade-in widget ${capability}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

type Done = { readonly kind: 'done' }

/**
 * Makes what was entered in a frame the trade-in draft of the visitor who continues outside of it, in place of an earlier draft of theirs.
 * Refused: NOT_FOUND where there is nothing, or no longer.
 */
export async function continueWidgetDraft(
  writer: Writer,
  owner: DraftOwner,
  capability: string,
  now: Date,
): Promise<Done | Refused> {
  const anonymousId = widgetVisitorOf(capability, now)
  if (anonymousId === undefined) return refused('NOT_FOUND')
  return writer.transaction(async (handle) => takeOver(handle, { kind: 'VISITOR', anonymousId }, owner))
}

async function takeOver(handle: WriteHandle, from: DraftOwner, to: DraftOwner): Promise<Done | Refused> {
  const owners = [from, to].toSorted((one, other) => (ownerName(one) < ownerName(other) ? -1 : 1))
  for (const owner of owners) await lockDraftOf(handle, owner, 'trade-in')
  for (const owner of owners) await lockDraft(handle, ownerName(owner))
  if (!(await readDraft(handle, from, 'trade-in'))) return refused('NOT_FOUND')
  await moveDraft(handle, from, to, 'trade-in')
  return { kind: 'done' }
}
