import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import { ContractParty } from '#domain/private-sale/sales-contract.ts'
import type { RequestSide } from '#domain/request/request.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

interface PartyOf {
  readonly requestId: number
  readonly side: RequestSide
}

/** Stores name and address of a side, in place of what it has entered before. */
export async function putParty(
  handle: WriteHandle,
  box: SecretBox,
  of: PartyOf,
  party: ContractParty,
): Promise<{ readonly isNew: boolean }> {
  const sealed = box.seal(JSON.stringify(party), purposeOf(of))
  const { numDeletedRows } = await handle
    .deleteFrom('sales_contract_parties')
    .where('request_id', '=', of.requestId)
    .where('side', '=', of.side)
    .executeTakeFirstOrThrow()
  await handle
    .insertInto('sales_contract_parties')
    .values({ request_id: of.requestId, side: of.side, sealed })
    .execute()
  return { isNew: numDeletedRows === 0n }
}

/** Which sides have agreed. */
export async function agreedSides(read: SelectHandle, requestId: number): Promise<RequestSide[]> {
  const rows = await read
    .selectFrom('sales_contract_parties')
    .select('side')
    .where('request_id', '=', requestId)
    .execute()
  return rows.map(({ side }) => side)
}

/** What a side has entered; undefined where it has not agreed. */
export async function openParty(read: SelectHandle, box: SecretBox, of: PartyOf): Promise<ContractParty | undefined> {
  const row = await read
    .selectFrom('sales_contract_parties')
    .select('sealed')
    .where('request_id', '=', of.requestId)
    .where('side', '=', of.side)
    .executeTakeFirst()
  return row && ContractParty.parse(JSON.parse(box.open(row.sealed, purposeOf(of))))
}

function purposeOf({ requestId, side }: PartyOf): string {
  return `${side} of sales contract ${requestId}`
}
