import { z } from 'zod'
import type { RequestAccess } from '#use-cases/request/request.ts'
import type { GatewayContext } from '../context.ts'

export const ID_AND_KEY = 'The key of a mailed link; the owner needs none.'

const Key = z.string().max(200)

export function accessOf({ actor, scope }: GatewayContext, key: string | null | undefined): RequestAccess {
  return {
    customerId: actor.kind === 'CUSTOMER' ? actor.customerId : null,
    key: Key.safeParse(key).data ?? null,
    scope,
  }
}
