import { VEHICLE_PICTURE_LIMIT } from '#domain/upload/upload.ts'
import { orderPictures } from '#use-cases/dealer-api/order-pictures.ts'
import { type OrderedPictures, readOrderedPictures } from '#use-cases/dealer-api/ordered-pictures.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { admit } from './admit.ts'
import { builder } from './builder.ts'

const ProblemType = builder
  .objectRef<OrderedPictures['problems'][number]>('PictureProblem')
  .implement({ fields: (t) => ({ url: t.exposeString('url'), problem: t.exposeString('problem') }) })

const OrderedPicturesType = builder.objectRef<OrderedPictures>('OrderedPictures').implement({
  fields: (t) => ({
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime', nullable: true, description: 'Null: not all, yet.' }),
    problems: t.field({
      type: [ProblemType],
      description: 'Addresses whose picture was not stored, and why.',
      resolve: ({ problems }) => [...problems],
    }),
  }),
})

builder.queryField('pictures', (t) =>
  t.field({
    type: OrderedPicturesType,
    nullable: true,
    description:
      'What became of the pictures named for a vehicle, for keys with the purpose STOCK; null where none were.',
    args: { number: t.arg.string({ required: true }) },
    resolve: async (_, { number }, context) => {
      const { actor, deps } = admit(context)
      return unwrapOrThrow(await readOrderedPictures(deps, actor, number)).order
    },
  }),
)

builder.mutationField('setPictures', (t) =>
  t.boolean({
    description:
      `Names up to ${VEHICLE_PICTURE_LIMIT.maxFiles} addresses of a vehicle’s pictures in their order, for keys with the purpose STOCK; ` +
      'they are fetched soon afterwards. Refused: NOT_FOUND; INVALID_INPUT for addresses without TLS or not on the public internet.',
    args: { number: t.arg.string({ required: true }), urls: t.arg.stringList({ required: true }) },
    resolve: async (_, { number, urls }, context) => {
      const { actor, deps } = admit(context)
      unwrapOrThrow(await orderPictures(deps.writer, actor, { number, urls }))
      return true
    },
  }),
)
