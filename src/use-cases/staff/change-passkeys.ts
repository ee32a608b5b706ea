import { line } from '#domain/account/fields.ts'
import { checked } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { z } from 'zod'
import { recordAudit } from '../audit/record-audit.ts'
import { auditActor } from './audit-actor.ts'
import { type PasskeyOptions, storeChallenge, takeChallenge } from './challenge.ts'
import type { PasskeyAnswer } from './passkey-login.ts'
import type { StaffDeps } from './staff-deps.ts'
import { mailNews, type StaffSite } from './staff-mail.ts'
import { lockStaff } from './staff-row.ts'
import { requireStepUp } from './step-up.ts'
import { storedPasskey } from './use-passkey.ts'

const MAX_PASSKEYS = 20
const Named = z.object({ name: line(60) })

/** A question that makes a new passkey of the requester. Refused: STEP_UP_REQUIRED; LIMIT_REACHED. */
export async function beginPasskey(deps: StaffDeps, actor: StaffActor): Promise<PasskeyOptions | Refused> {
  const refusal = requireStepUp(actor)
  if (refusal) return refusal
  const existing = await deps.read
    .selectFrom('staff_passkeys')
    .select(['credential_id', 'public_key', 'counter', 'transports'])
    .where('staff_id', '=', actor.staffId)
    .execute()
  if (existing.length >= MAX_PASSKEYS) return refused('LIMIT_REACHED')
  const { email, name } = await deps.read
    .selectFrom('staff')
    .select(['email', 'name'])
    .where('id', '=', actor.staffId)
    .executeTakeFirstOrThrow()
  const owner = { staffId: actor.staffId, email, name, existing: existing.map(storedPasskey) }
  return storeChallenge(deps.writer, 'ADD_PASSKEY', actor.staffId, await deps.secondFactor.passkeys.registration(owner))
}

/** Adds a passkey. Refused: STEP_UP_REQUIRED; INVALID_INPUT for `name`; LINK_EXPIRED for another question; CONFLICT for a known passkey. */
export async function addPasskey(
  deps: StaffDeps,
  site: StaffSite,
  actor: StaffActor,
  { id, response, name }: PasskeyAnswer & { readonly name: string },
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = requireStepUp(actor)
  if (refusal) return refusal
  const named = checked(Named, { name })
  if (!named.ok) return refused('INVALID_INPUT', { fields: named.problems })
  const challenge = await takeChallenge(deps.writer, 'ADD_PASSKEY', actor.staffId, id)
  const passkey = challenge && (await deps.secondFactor.passkeys.registered(response, challenge))
  if (!passkey) return refused('LINK_EXPIRED')
  return deps.writer.transaction(async (handle) => {
    const staff = await lockStaff(handle, actor.staffId)
    if (staff?.state !== 'ACTIVE') return refused('CONFLICT')
    const added = await handle
      .insertInto('staff_passkeys')
      .values({
        credential_id: passkey.credentialId,
        staff_id: actor.staffId,
        public_key: Buffer.from(passkey.publicKey),
        counter: passkey.counter,
        transports: [...passkey.transports],
        name: named.value.name,
        last_used_at: null,
      })
      .onConflict((on) => on.column('credential_id').doNothing())
      .returning('credential_id')
      .executeTakeFirst()
    if (!added) return refused('CONFLICT')
    await mailNews(handle, site, staff, 'PASSKEY_ADDED')
    await recordAudit(handle, auditActor(actor), {
      ...{ operation: 'add-passkey', subject: `staff ${actor.staffId}`, after: { passkey: named.value.name } },
    })
    return { kind: 'done' }
  })
}

/** Removes a passkey of the requester. Refused: STEP_UP_REQUIRED, NOT_FOUND. */
export async function removePasskey(
  deps: StaffDeps,
  actor: StaffActor,
  credentialId: string,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = requireStepUp(actor)
  if (refusal) return refusal
  return deps.writer.transaction(async (handle) => {
    const removed = await handle
      .deleteFrom('staff_passkeys')
      .where('credential_id', '=', credentialId)
      .where('staff_id', '=', actor.staffId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) return refused('NOT_FOUND')
    await recordAudit(handle, auditActor(actor), {
      ...{ operation: 'remove-passkey', subject: `staff ${actor.staffId}`, before: { passkey: removed.name } },
    })
    return { kind: 'done' }
  })
}
