import { z } from 'zod'
import { hsn, tsn } from '#domain/garage/key-numbers.ts'
import { vin } from '#domain/garage/vin.ts'
import { type FoundVehicle, lookUpVehicle } from '#use-cases/vehicle/look-up-vehicle.ts'
import { builder } from '../builder.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { countAttempt } from '../session/actor.ts'

/** Key numbers go together; without them the VIN is needed. */
const Numbers = z.object({ hsn, tsn, vin }).superRefine((numbers, context) => {
  const require = (path: 'hsn' | 'tsn') => context.addIssue({ code: 'custom', path: [path], message: 'REQUIRED' })
  if (numbers.hsn === null && (numbers.tsn !== null || numbers.vin === null)) require('hsn')
  if (numbers.tsn === null && (numbers.hsn !== null || numbers.vin === null)) require('tsn')
})

const LookedUpVehicleType = builder.objectRef<FoundVehicle>('LookedUpVehicle').implement({
  description: 'What is null differs between the cars that the numbers stand for, or is not known.',
  fields: (t) => ({
    make: t.exposeString('make'),
    model: t.exposeString('model', { nullable: true }),
    fuel: t.exposeString('fuel', { nullable: true }),
  }),
})

builder.queryField('lookUpVehicle', (t) =>
  t.field({
    type: LookedUpVehicleType,
    description:
      'The car that the key numbers of a registration document stand for, or a VIN. Refused: INVALID_INPUT, NOT_FOUND for numbers that are not known, RATE_LIMITED.',
    args: {
      hsn: t.arg.string({ description: 'Field 2.1.' }),
      tsn: t.arg.string({ description: 'The first three characters of field 2.2.' }),
      vin: t.arg.string({ description: 'Field E.' }),
    },
    resolve: async (_, entered, context) => {
      const numbers = readInput(Numbers, entered)
      await countAttempt(context, 'look-up-vehicle')
      return unwrapOrThrow(await lookUpVehicle(context.deps.vehicleLookup, numbers)).vehicle
    },
  }),
)
