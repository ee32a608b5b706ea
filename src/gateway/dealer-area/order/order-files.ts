import { ORDER_FILES, orderFileKind } from '#domain/order/order-files.ts'
import { HANDED_OVER, type HandedOverCar } from '#domain/order/hand-over-protocol.ts'
import type { MerchantOrderView } from '#use-cases/dealer-area/orders-for-staff.ts'
import { readOrderFile } from '#use-cases/dealer-area/files/read-case-file.ts'
import { removeCaseFile } from '#use-cases/dealer-area/files/remove-case-file.ts'
import { handOverFingerprint, recordHandOver } from '#use-cases/dealer-area/record-hand-over.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { OpenedFileType } from '../opened-file.ts'
import { truncated } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

const OrderFileKindType = builder.enumType('OrderFileKind', { values: ORDER_FILES })
const HandedOverItemType = builder.enumType('HandedOverItem', { values: HANDED_OVER })

export const OrderFileType = builder.objectRef<MerchantOrderView['files'][number]>('OrderFile').implement({
  description: 'A document that staff have added to an order.',
  fields: (t) => ({
    key: t.exposeID('key'),
    kind: t.field({ type: OrderFileKindType, resolve: ({ field }) => orderFileKind(field) }),
    fileName: t.exposeString('fileName'),
    bytes: t.exposeInt('bytes'),
  }),
})

const HandedOverCarType = builder.objectRef<HandedOverCar>('HandedOverCar').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    mileage: t.exposeInt('mileage'),
    keys: t.exposeInt('keys'),
    items: t.field({ type: [HandedOverItemType], resolve: ({ items }) => [...items] }),
    remarks: t.exposeString('remarks'),
  }),
})

export const HandOverType = builder.objectRef<MerchantOrderView['handOver']>('OrderHandOver').implement({
  fields: (t) => ({
    titles: t.stringList({ description: 'The cars of the order.', resolve: ({ titles }) => [...titles] }),
    mayRecord: t.exposeBoolean('mayRecord'),
    handedOverOn: t.string({
      nullable: true,
      description: 'YYYY-MM-DD; null: nothing is recorded.',
      resolve: ({ protocol }) => protocol?.handedOverOn ?? null,
    }),
    cars: t.field({ type: [HandedOverCarType], resolve: ({ protocol }) => [...(protocol?.cars ?? [])] }),
    recordedBy: t.string({ nullable: true, resolve: ({ protocol }) => protocol?.recordedBy ?? null }),
    recordedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ protocol }) => protocol?.recordedAt ?? null }),
    fingerprint: t.string({ resolve: ({ protocol }) => handOverFingerprint(protocol ?? undefined) }),
  }),
})

const CarInput = builder.inputType('HandedOverCarInput', {
  fields: (t) => ({
    mileage: t.int(),
    keys: t.int(),
    items: t.field({ type: [HandedOverItemType], required: true }),
    remarks: t.string({ required: true }),
  }),
})

builder.queryField('orderFile', (t) =>
  t.field({
    type: OpenedFileType,
    description: 'A document that staff have added to an order. Refused: FORBIDDEN, NOT_FOUND.',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true }) },
    resolve: async (_, { id, key }, { actor, deps }) =>
      unwrapOrThrow(await readOrderFile(deps, actor, { orderId: rowId(id), key: truncated(key) })).file,
  }),
)

builder.mutationFields((t) => ({
  removeOrderFile: t.boolean({
    description: 'Refused: NOT_FOUND.',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true }) },
    resolve: async (_, { id, key }, context) => {
      const file = { of: { kind: 'ORDER' as const, id: rowId(id) }, key: truncated(key) }
      const deps = { writer: context.deps.writer, objects: context.deps.objects }
      return unwrapOrThrow(await removeCaseFile(deps, requireStaff(context), file)).kind === 'done'
    },
  }),
  recordHandOver: t.boolean({
    description:
      'Records what was handed over, in place of an earlier record. Refused: CHANGED; CONFLICT; INVALID_INPUT naming `day` or a field such as `mileage.0`.',
    args: {
      id: t.arg.id({ required: true }),
      day: t.arg.string({ required: true, description: 'YYYY-MM-DD.' }),
      cars: t.arg({ type: [CarInput], required: true, description: 'One for each car of the order, in its order.' }),
      fingerprint: t.arg.string({ required: true, description: 'Of the record that the form showed.' }),
    },
    resolve: async (_, { id, day, cars, fingerprint }, context) => {
      const entered = cars.map(({ mileage, keys, items, remarks }) => ({
        ...({ mileage: mileage ?? undefined, keys: keys ?? undefined } as { mileage: number; keys: number }),
        ...{ items: [...items], remarks },
      }))
      const record = { orderId: rowId(id), handedOverOn: day, cars: entered, fingerprint }
      return unwrapOrThrow(await recordHandOver(context.deps.writer, requireStaff(context), record)).kind === 'done'
    },
  }),
}))
