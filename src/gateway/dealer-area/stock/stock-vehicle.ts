import { symbolPictures } from '#domain/vehicle/symbol-pictures.ts'
import { changeVehicleState, CHOSEN_STATES, stateFingerprint } from '#use-cases/stock/change-vehicle-state.ts'
import { createVehicle } from '#use-cases/stock/create-vehicle.ts'
import { editVehicle } from '#use-cases/stock/edit-vehicle.ts'
import { readStockVehicle, type StockVehicleView } from '#use-cases/stock/stock-vehicle.ts'
import { readCovered } from '#use-cases/stock/cover-vehicle-picture.ts'
import { fingerprintOfPictures } from '#use-cases/stock/vehicle-pictures.ts'
import { fingerprintOfSpin } from '#use-cases/stock/change-vehicle-spin.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'
import { PriceRatingType, StockStateType } from './stock-list.ts'
import { CoveredPictureType } from './vehicle-pictures.ts'

export const ChosenStateType = builder.enumType('ChosenStockState', { values: CHOSEN_STATES })

interface VehicleText {
  readonly key: string
  readonly text: string
}

const VehicleTextType = builder.objectRef<VehicleText>('VehicleText').implement({
  description: 'What stands in a field of a vehicle’s form: of a row of the field table, or `make` or `model`.',
  fields: (t) => ({ key: t.exposeString('key'), text: t.exposeString('text') }),
})

const VehicleTextInput = builder.inputType('VehicleTextInput', {
  fields: (t) => ({ key: t.string({ required: true }), text: t.string({ required: true }) }),
})

const StockVehicleType = builder.objectRef<StockVehicleView>('StockVehicle').implement({
  description: 'A car as its dealer edits it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ vehicle }) => String(vehicle.id) }),
    number: t.string({ resolve: ({ vehicle }) => vehicle.number }),
    title: t.string({ resolve: ({ vehicle: { makeName, modelName } }) => `${makeName} ${modelName}` }),
    state: t.field({ type: StockStateType, resolve: ({ vehicle }) => vehicle.state }),
    fingerprint: t.exposeString('fingerprint', { description: 'Goes back with the form.' }),
    stateFingerprint: t.string({
      description: 'Goes back with a change of the state.',
      resolve: ({ vehicle }) => stateFingerprint(vehicle),
    }),
    texts: t.field({
      type: [VehicleTextType],
      resolve: ({ texts }) => Object.entries(texts).map(([key, text]) => ({ key, text })),
    }),
    handFields: t.stringList({
      description: 'Keys of what a person has changed; no delivery overwrites these.',
      resolve: ({ vehicle }) => [...vehicle.handFields],
    }),
    isByHand: t.boolean({ description: 'Entered by a person.', resolve: ({ vehicle }) => vehicle.isByHand }),
    missing: t.stringList({
      description: 'Keys of values that the law wants of a new car (Pkw-EnVKV).',
      resolve: ({ missing }) => [...missing],
    }),
    pictures: t.stringList({
      description: 'Keys; drawn ones where there are none.',
      resolve: ({ vehicle: { id, pictures, attributes, makeName, modelName } }) =>
        pictures.length > 0 ? [...pictures] : symbolPictures({ ...attributes, make: makeName, model: modelName }, id),
    }),
    picturesFingerprint: t.string({
      description: 'Goes back with a change of the pictures.',
      resolve: ({ vehicle }) => fingerprintOfPictures(vehicle),
    }),
    coveredPictures: t.field({
      type: [CoveredPictureType],
      description: 'Those with boxes over number plates.',
      resolve: ({ vehicle }, _, { deps }) => readCovered(deps.read, vehicle.pictures),
    }),
    pictureCount: t.int({ resolve: ({ vehicle }) => vehicle.pictures.length }),
    spinFrames: t.stringList({
      description: 'Keys of the photographs of its turn, in their order.',
      resolve: ({ vehicle }) => [...vehicle.spinFrames],
    }),
    spinFingerprint: t.string({
      description: 'Goes back with a change of the turn.',
      resolve: ({ vehicle }) => fingerprintOfSpin(vehicle),
    }),
    rating: t.expose('rating', { type: PriceRatingType, nullable: true, description: 'Of its price.' }),
    price: t.field({ type: 'Euro', resolve: ({ vehicle }) => vehicle.attributes.price ?? 0 }),
    lowestPrice: t.expose('lowestPrice', { type: 'Euro', nullable: true, description: 'Of the last 30 days.' }),
    requests: t.exposeInt('requests'),
    isShownInShop: t.exposeBoolean('isShownInShop', { description: 'Whether customers can see it.' }),
    canChange: t.exposeBoolean('canChange', { description: 'Whether this member of staff may change it.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ vehicle }) => vehicle.createdAt }),
    lastChange: t.expose('lastChange', {
      type: LastChangeType,
      nullable: true,
      description: 'By a person; null where it was a feed.',
    }),
  }),
})

/** The texts by field, as the use cases take them; where a field is named twice, the last text counts. */
function enteredOf(texts: readonly VehicleText[]): Record<string, string> {
  return Object.fromEntries(texts.map(({ key, text }) => [key, text]))
}

builder.queryField('stockVehicle', (t) =>
  t.field({
    type: StockVehicleType,
    description: 'Refused: FORBIDDEN for somebody else’s and for one that does not exist.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) =>
      unwrapOrThrow(await readStockVehicle(context.deps.read, requireStaff(context), rowId(id))),
  }),
)

builder.mutationField('createStockVehicle', (t) =>
  t.id({
    description: 'Adds a car as a draft, which no delivery archives; gives its id.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      number: t.arg.string({ required: true }),
      texts: t.arg({ type: [VehicleTextInput], required: true }),
    },
    resolve: async (_, { merchant, number, texts }, context) => {
      const vehicle = { merchantId: await merchantIdOf(context, merchant), number, entered: enteredOf(texts) }
      return String(unwrapOrThrow(await createVehicle(context.deps.writer, requireStaff(context), vehicle)).id)
    },
  }),
)

builder.mutationField('editStockVehicle', (t) =>
  t.field({
    type: StockStateType,
    description:
      'Refused: CHANGED where the car is not what the form showed; CONFLICT for the price of an ordered car.',
    args: {
      id: t.arg.id({ required: true }),
      fingerprint: t.arg.string({ required: true }),
      texts: t.arg({ type: [VehicleTextInput], required: true }),
      givenBack: t.arg.stringList({ description: 'Keys of fields that the feed owns again.' }),
    },
    resolve: async (_, { id, fingerprint, texts, givenBack }, context) => {
      const edit = { vehicleId: rowId(id), fingerprint, entered: enteredOf(texts), givenBack: givenBack ?? [] }
      return unwrapOrThrow(await editVehicle(context.deps.writer, requireStaff(context), edit)).state
    },
  }),
)

builder.mutationField('changeStockVehicleState', (t) =>
  t.boolean({
    description:
      'Refused: CONFLICT while an order has the car; UNAVAILABLE for a new one whose label lacks values; CHANGED where it has another state than the form showed.',
    args: {
      id: t.arg.id({ required: true }),
      to: t.arg({ type: ChosenStateType, required: true }),
      fingerprint: t.arg.string({ required: true }),
    },
    resolve: async (_, { id, to, fingerprint }, context) => {
      const change = { vehicleId: rowId(id), to, fingerprint }
      unwrapOrThrow(await changeVehicleState(context.deps.writer, requireStaff(context), change))
      return true
    },
  }),
)
