import { sql } from 'kysely'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { authorizeMachine } from '#domain/dealer-api/authorize-machine.ts'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import type { Refused } from '#domain/refused.ts'
import type { RequestKind, RequestSide } from '#domain/request/request.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import { type Changed, readChanged, type Since } from '../merchant-event/read-changed.ts'

export interface MachineMessage {
  readonly at: Date
  readonly author: RequestSide
  readonly text: string
}

/** A request as its dealer's system reads it. */
export interface MachineRequest {
  readonly id: number
  readonly kind: RequestKind
  readonly state: RequestState
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly createdAt: Date
  readonly dueAt: Date | null
  /** The dealer's own number of the car it is about. */
  readonly vehicleNumber: string | null
  readonly messages: readonly MachineMessage[]
}

/**
 * The requests to the merchant that changed since a cursor; applications for a loan and offers of private persons are none of them.
 * Refused as by `authorizeMachine` and `readChanged`.
 */
export async function readRequestsForMachine(
  deps: { readonly read: ReadHandle; readonly writer: Writer },
  actor: DealerApiActor,
  since: Since,
): Promise<
  ({ readonly kind: 'found'; readonly requests: readonly MachineRequest[] } & Omit<Changed, 'ids'>) | Refused
> {
  const machine = authorizeMachine(actor, 'REQUESTS')
  if (machine.kind === 'refused') return machine
  const changed = await readChanged(deps, 'request_id', machine.merchantId, since)
  if (changed.kind === 'refused') return changed
  const { ids, next, hasMore } = changed
  const [requests, messages] = await Promise.all([rowsOf(deps.read, ids), messagesOf(deps.read, ids)])
  const byId = new Map(requests.map((request) => [request.id, request]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  return {
    ...{ kind: 'found', next, hasMore },
    requests: found.map(({ data, ...request }) => ({
      ...request,
      title: data.title,
      messages: messages.filter(({ requestId }) => requestId === request.id),
    })),
  }
}

function rowsOf(read: ReadHandle, ids: readonly number[]) {
  return read
    .selectFrom('requests as r')
    .leftJoin('vehicles as v', (join) =>
      join.onRef('v.id', '=', 'r.vehicle_id').onRef('v.merchant_id', '=', 'r.merchant_id'),
    )
    .select(['r.id', 'r.kind', 'r.state', 'r.data', 'r.email', 'r.phone', 'r.created_at as createdAt'])
    .select(['r.first_name as firstName', 'r.last_name as lastName', 'r.due_at as dueAt'])
    .select('v.internal_number as vehicleNumber')
    .where('r.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute()
}

function messagesOf(read: ReadHandle, ids: readonly number[]) {
  return read
    .selectFrom('request_messages')
    .select(['request_id as requestId', 'at', 'author', 'text'])
    .where('request_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute()
}
