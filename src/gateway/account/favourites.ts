import { changeFavourites } from '#use-cases/account/change-favourites.ts'
import { type Favourite, MAX_FAVOURITES } from '#domain/account/favourite.ts'
import { readFavourites } from '#use-cases/account/favourites.ts'
import { parseRowId } from '#domain/row-id.ts'
import { builder } from '../builder.ts'
import { requireCustomer } from '../session/actor.ts'

/** Cents: no car costs as much. */
const MAX_PRICE = 1e10

const FavouriteType = builder.objectRef<Favourite>('Favourite').implement({
  fields: (t) => ({
    vehicleId: t.id({ resolve: ({ vehicleId }) => String(vehicleId) }),
    price: t.field({ type: 'Euro', description: 'When it was added.', resolve: ({ price }) => price }),
    addedAt: t.expose('addedAt', { type: 'DateTime' }),
  }),
})

const FavouriteInput = builder.inputType('FavouriteInput', {
  fields: (t) => ({
    vehicleId: t.id({ required: true }),
    price: t.field({ type: 'Euro', required: true, description: 'When it was added.' }),
    addedAt: t.field({ type: 'DateTime', required: true }),
  }),
})

builder.queryField('favourites', (t) =>
  t.field({
    type: [FavouriteType],
    description: 'The oldest first.',
    resolve: (_, __, context) => readFavourites(context.deps.read, requireCustomer(context).customerId),
  }),
)

builder.mutationField('changeFavourites', (t) =>
  t.field({
    type: [FavouriteType],
    description: 'Adds and removes vehicles; returns the whole list. Unknown ids are ignored.',
    args: { add: t.arg({ type: [FavouriteInput] }), remove: t.arg.idList() },
    resolve: async (_, { add, remove }, context) => {
      const actor = requireCustomer(context)
      const removed = (remove ?? []).flatMap((id) => parseRowId(id) ?? [])
      await changeFavourites(context.deps.writer, actor, { add: addedFavourites(add ?? []), remove: removed })
      return readFavourites(context.deps.read, actor.customerId)
    },
  }),
)

function addedFavourites(inputs: readonly (typeof FavouriteInput.$inferInput)[]) {
  return inputs.slice(0, MAX_FAVOURITES).flatMap(({ vehicleId, price, addedAt }) => {
    const id = parseRowId(vehicleId)
    return id && price > 0 && price < MAX_PRICE ? [{ vehicleId: id, price: Math.round(price), addedAt }] : []
  })
}
