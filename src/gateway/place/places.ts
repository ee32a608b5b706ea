import { otherPlaces } from '#use-cases/place/other-places.ts'
import type { Place } from '#services/places/port.ts'
import { builder } from '../builder.ts'

const MAX_PLACES = 20

export const PlaceType = builder.objectRef<Place>('Place').implement({
  fields: (t) => ({
    zip: t.exposeString('zip'),
    city: t.exposeString('city'),
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
  }),
})

builder.queryField('places', (t) =>
  t.field({
    type: [PlaceType],
    args: { query: t.arg.string({ required: true }), limit: t.arg.int({ defaultValue: 8 }) },
    resolve: (_, { query, limit }, { deps }) =>
      deps.places.autocomplete(query, Math.min(Math.max(limit ?? 8, 1), MAX_PLACES)),
  }),
)

builder.queryField('place', (t) =>
  t.field({
    type: PlaceType,
    nullable: true,
    args: { query: t.arg.string({ required: true }) },
    description: 'The place a postal code or name stands for; null if there is none.',
    resolve: async (_, { query }, { deps }) => (query ? ((await deps.places.geocode(query)) ?? null) : null),
  }),
)

builder.queryField('otherPlaces', (t) =>
  t.stringList({
    args: { query: t.arg.string({ required: true }) },
    description:
      'What else a place may mean: the other towns of its name, the larger first; for an unknown one those with a similar name or code.',
    resolve: (_, { query }, { deps }) => otherPlaces(query, deps.places),
  }),
)
