import type { MakeModel, VehicleFilters } from '#catalogue/filters.ts'
import {
  ListMakesDocument,
  type ListMakesQuery,
  ModelsOfMakeDocument,
  type ModelsOfMakeQuery,
} from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { ask } from '../../gateway.server.ts'
import { makeOfSlug } from './list-request.server.ts'

export type Make = ListMakesQuery['makes'][number]
export type Model = ModelsOfMakeQuery['models'][number]

/** The makes of the shop, preferred ones first, and the models of those that are asked for, each once per request. */
export interface Makes {
  readonly all: readonly Make[]
  modelsOf(make: string): Promise<readonly Model[]>
}

export async function loadMakes(context: Readonly<RouterContextProvider>): Promise<Makes> {
  const { makes } = await ask(context, ListMakesDocument)
  const known = new Map<string, Promise<readonly Model[]>>()
  const load = async (makeName: string) => (await ask(context, ModelsOfMakeDocument, { makeName })).models
  return {
    all: makes,
    modelsOf(make) {
      const models = known.get(make) ?? load(make)
      known.set(make, models)
      return models
    },
  }
}

/** The row that a slug stands for; undefined when it names no make, or no model of its make. */
export async function rowOfSlug(slug: string, makes: Makes): Promise<MakeModel | undefined> {
  const named = makeOfSlug(slug, makes.all)
  if (!named) return undefined
  const { make, rest } = named
  if (!rest) return { make }
  const models = await makes.modelsOf(make)
  return models.some(({ name }) => name === rest) ? { make, model: rest } : undefined
}

/** The filters without models that their make does not have: what is left when another make was chosen for a row. */
export async function withKnownModels(filters: VehicleFilters, makes: Makes): Promise<VehicleFilters> {
  const makeModel = await Promise.all(
    filters.makeModel.map(async ({ make, model }) => {
      const models = model === undefined ? [] : await makes.modelsOf(make)
      return models.some(({ name }) => name === model) ? { make, model } : { make }
    }),
  )
  return { ...filters, makeModel }
}
