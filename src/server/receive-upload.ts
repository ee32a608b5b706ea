import type { Context } from 'hono'
import type { DraftOwner } from '#database/drafts.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import { draftPlace, type GaragePlace, garagePlace, type UploadKind } from '#domain/upload/upload.ts'
import { checkRateLimit } from '#use-cases/session/check-rate-limit.ts'
import { ownsGarageVehicle } from '#use-cases/garage/owns-garage-vehicle.ts'
import { ownerName } from '#database/carts.ts'
import { storeUpload, type StoredUpload } from '#use-cases/upload/store-upload.ts'
import type { UploadDeps } from '#use-cases/upload/upload-deps.ts'
import { networkOf } from './middleware/client-network.ts'
import type { WebEnv } from './web-env.ts'

/** A file of a flow's step, or a document of a car of the garage. */
export interface ReceivedFile {
  readonly flow: DraftName | GaragePlace
  readonly kind: UploadKind
  readonly field: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

export type ReceiveUpload = (c: Context<WebEnv>, file: ReceivedFile) => Promise<StoredUpload>

/** Stores a file for the customer or visitor of the request, with a rate limit. Refused (UPLOAD_FAILED) without either. */
export function receiveUploadOf(deps: UploadDeps, trustProxy: boolean): ReceiveUpload {
  return async (c, { flow, ...file }) => {
    const owner = uploadOwner(c)
    const garage = garagePlace(flow)
    const attachTo = garage ?? draftPlace(flow)
    if (!owner || !attachTo || (garage && !(await isOwnGarage(deps.read, owner, garage))))
      return { kind: 'refused', problem: 'UPLOAD_FAILED' }
    const subject = { account: ownerName(owner), network: networkOf(c, trustProxy) }
    if (await checkRateLimit(deps.writer, 'upload', subject)) return { kind: 'refused', problem: 'UPLOAD_FAILED' }
    const upload = { ...file, field: file.field.slice(0, 80), owner, attachTo, openedDraft: c.get('openedDraft') }
    const stored = await storeUpload(deps, upload)
    if (stored.kind === 'refused' && stored.problem === 'DRAFT_ENDED') c.set('isDraftEnded', true)
    return stored
  }
}

function isOwnGarage(read: UploadDeps['read'], owner: DraftOwner, place: GaragePlace): Promise<boolean> | false {
  return owner.kind === 'CUSTOMER' && ownsGarageVehicle(read, owner.customerId, Number(place.slice('garage:'.length)))
}

/** The customer of the request's session, or the visitor its cookie names; null without either. */
export function uploadOwner(c: Context<WebEnv>): DraftOwner | null {
  const { session, anonymousId } = c.var
  if (session) return { kind: 'CUSTOMER', customerId: session.actor.customerId }
  return anonymousId ? { kind: 'VISITOR', anonymousId } : null
}
