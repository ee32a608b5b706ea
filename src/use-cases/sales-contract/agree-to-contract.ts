import type { WriteHandle, Writer } from '#database/handles.ts'
import type { ContractParty } from '#domain/private-sale/sales-contract.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { RequestSide } from '#domain/request/request.ts'
import { isClosed } from '#domain/request/transitions.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { lockRequest } from '../request/lock-request.ts'
import { type RequestAccess, sideOf } from '../request/request.ts'
import { writeMessage } from '../request/write-message.ts'
import { putParty } from './sealed-party.ts'

interface Agreement {
  readonly requestId: number
  readonly party: ContractParty
  /** What the other side reads about it, once. */
  readonly message: string
}

type Done = { readonly kind: 'done' }

/**
 * Enters a side into the sales contract of an enquiry about a private offer: the other side sees it when it has agreed as well. Refused:
 * NOT_FOUND for strangers and other requests, CONFLICT where the enquiry is closed.
 */
export async function agreeToContract(
  { writer, secretBox }: { readonly writer: Writer; readonly secretBox: SecretBox },
  access: RequestAccess,
  { requestId, party, message }: Agreement,
): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    const side = await sideOf(handle, requestId, access)
    const row = side && (await lockRequest(handle, requestId))
    if (!row || !(await isOfPrivateOffer(handle, requestId))) return refused('NOT_FOUND')
    if (isClosed(row.kind, row.state)) return refused('CONFLICT')
    const { isNew } = await putParty(handle, secretBox, { requestId, side }, party)
    // With too many messages the agreement counts all the same.
    if (isNew) await writeMessage(handle, { requestId, author: side, text: message })
    return { kind: 'done' }
  })
}

/** Takes a side's agreement back, and deletes what it has entered. Refused: NOT_FOUND for strangers and who has not agreed. */
export async function leaveContract(writer: Writer, access: RequestAccess, requestId: number): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    const side = await sideOf(handle, requestId, access)
    return side && (await forgetParty(handle, requestId, side)) ? { kind: 'done' } : refused('NOT_FOUND')
  })
}

async function forgetParty(handle: WriteHandle, requestId: number, side: RequestSide): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('sales_contract_parties')
    .where('request_id', '=', requestId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

async function isOfPrivateOffer(handle: WriteHandle, requestId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('requests as r')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select('r.id')
    .where('r.id', '=', requestId)
    .where('r.kind', '=', 'CONTACT')
    .where('m.kind', '=', 'PRIVATE')
    .executeTakeFirst()
  return row !== undefined
}
