import type { RefusedValue } from '#domain/field-problem.ts'
import { MAX_BATCH, putVehicles, type PutVehicle } from '#use-cases/dealer-api/put-vehicles.ts'
import { type RemovedVehicle, removeVehicles } from '#use-cases/dealer-api/remove-vehicles.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { builder } from './builder.ts'
import { admit } from './admit.ts'
import { sentVehicleOf, VehicleInput } from './vehicle-input.ts'

const PutOutcomeType = builder.enumType('UpsertOutcome', {
  values: {
    CREATED: {},
    UPDATED: {},
    UNCHANGED: {},
    REFUSED: { description: 'Nothing of this vehicle was stored: see problems.' },
  } as const,
})

const RefusedFieldType = builder.objectRef<RefusedValue>('RefusedField').implement({
  description: 'A value that cannot be accepted.',
  fields: (t) => ({
    field: t.exposeString('field'),
    code: t.exposeString('code', { description: 'REQUIRED, INVALID, TOO_LONG, TOO_SHORT or INVALID_VIN.' }),
    limit: t.exposeInt('limit', { nullable: true, description: 'The bound it missed.' }),
  }),
})

const PutVehicleType = builder.objectRef<PutVehicle>('UpsertedVehicle').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    outcome: t.field({ type: PutOutcomeType, resolve: ({ outcome }) => outcome }),
    problems: t.field({ type: [RefusedFieldType], resolve: ({ problems }) => [...problems] }),
  }),
})

const RemovalOutcomeType = builder.enumType('RemovalOutcome', {
  values: {
    REMOVED: { description: 'It is not on sale any more.' },
    ORDERED: { description: 'An order has it; it is removed once that order ends.' },
    BY_HAND: { description: 'A person entered it in the dealer area, and only a person removes it.' },
    UNKNOWN: { description: 'There is no such vehicle.' },
  } as const,
})

const RemovedVehicleType = builder.objectRef<RemovedVehicle>('RemovedVehicle').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    outcome: t.field({ type: RemovalOutcomeType, resolve: ({ outcome }) => outcome }),
  }),
})

builder.mutationFields((t) => ({
  upsertVehicles: t.field({
    type: [PutVehicleType],
    description:
      `Adds and changes up to ${MAX_BATCH} vehicles, for keys with the purpose STOCK. Values that a person has changed in the dealer ` +
      'area stay. With the header Idempotency-Key a repeated request gets the first answer.',
    args: { vehicles: t.arg({ type: [VehicleInput], required: true }) },
    resolve: async (_, { vehicles }, context) => {
      const { actor, deps, idempotencyKey } = admit(context)
      const sent = { vehicles: vehicles.map(sentVehicleOf), idempotencyKey }
      return [...unwrapOrThrow(await putVehicles(deps.writer, actor, sent)).vehicles]
    },
  }),
  removeVehicles: t.field({
    type: [RemovedVehicleType],
    description: `Takes up to ${MAX_BATCH} vehicles off the shop, for keys with the purpose STOCK.`,
    args: { numbers: t.arg.stringList({ required: true }) },
    resolve: async (_, { numbers }, context) => {
      const { actor, deps } = admit(context)
      return [...unwrapOrThrow(await removeVehicles(deps.writer, actor, numbers)).vehicles]
    },
  }),
}))
