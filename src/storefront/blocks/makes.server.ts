import {
  MakesDocument,
  type MakesQuery,
  ModelsOfMakeDocument,
  type ModelsOfMakeQuery,
} from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { query } from '../gateway.server.ts'

export type Make = MakesQuery['makes'][number]
export type Model = ModelsOfMakeQuery['models'][number]

/**
 * The makes of the shop, preferred ones first, and the models of requested makes, each loaded once per request. If models cannot be loaded,
 * the list is empty (specification, section 8): the gateway has logged why, and the rest of the page works.
 */
export interface Makes {
  readonly all: readonly Make[]
  modelsOf(make: string): Promise<readonly Model[]>
}

export async function loadMakes(context: Readonly<RouterContextProvider>): Promise<Makes> {
  const { makes } = await query(context, MakesDocument)
  const known = new Map<string, Promise<readonly Model[]>>()
  const load = (makeName: string) =>
    query(context, ModelsOfMakeDocument, { makeName }).then(
      ({ models }) => models,
      () => [],
    )
  return {
    all: makes,
    modelsOf(make) {
      const models = known.get(make) ?? load(make)
      known.set(make, models)
      return models
    },
  }
}
