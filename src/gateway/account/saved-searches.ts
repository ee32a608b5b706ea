import {
  changeAlert,
  confirmAlert,
  deleteSearch,
  saveSearch,
  unsubscribeAlert,
} from '#use-cases/account/change-saved-searches.ts'
import { ALERT_RHYTHMS, type AlertRhythm, SavedSearchInput } from '#domain/account/saved-search.ts'
import { readSavedSearches, type SavedSearch } from '#use-cases/account/saved-searches.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { unwrapOrThrow, readInput } from '../outcome.ts'
import { countAttempt, mailSite, requireCustomer, rowId } from '../session/actor.ts'

const Rhythm = builder.enumType('AlertRhythm', { values: ALERT_RHYTHMS })

const SavedSearchType = builder.objectRef<SavedSearch>('SavedSearch').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: 'Parameters of the list of cars.' }),
    alert: t.expose('alert', { type: Rhythm }),
    isConfirmed: t.exposeBoolean('isConfirmed', { description: 'Mails are sent only after confirmation.' }),
  }),
})

const SaveSearchInput = builder.inputType('SaveSearchInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    query: t.string({ required: true }),
    alert: t.field({ type: Rhythm }),
  }),
})

builder.queryField('savedSearches', (t) =>
  t.field({
    type: [SavedSearchType],
    resolve: (_, __, context) => readSavedSearches(context.deps.read, requireCustomer(context).customerId),
  }),
)

builder.mutationFields((t) => ({
  saveSearch: t.id({
    description: 'Saves a search; saving the same search again updates its name and rhythm.',
    args: { input: t.arg({ type: SaveSearchInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const actor = requireCustomer(context)
      const search = readInput(SavedSearchInput, { ...input, alert: input.alert ?? undefined })
      await countAlert(context, search.alert)
      const { id } = unwrapOrThrow(await saveSearch(context.deps.writer, mailSite(context), actor, search))
      return String(id)
    },
  }),
  changeSearchAlert: t.boolean({
    args: { id: t.arg.id({ required: true }), alert: t.arg({ type: Rhythm, required: true }) },
    resolve: async (_, { id, alert }, context) => {
      const actor = requireCustomer(context)
      await countAlert(context, alert)
      unwrapOrThrow(await changeAlert(context.deps.writer, mailSite(context), actor, rowId(id), alert))
      return true
    },
  }),
  deleteSavedSearch: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      unwrapOrThrow(await deleteSearch(context.deps.writer, requireCustomer(context), rowId(id)))
      return true
    },
  }),
  confirmSearchAlert: t.boolean({
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, context) => {
      await countAttempt(context, 'key')
      unwrapOrThrow(await confirmAlert(context.deps.writer, token))
      return true
    },
  }),
  unsubscribeSearchAlert: t.boolean({
    description: 'Returns true whether or not an alert existed.',
    args: { key: t.arg.string({ required: true }) },
    resolve: async (_, { key }, { deps }) => {
      await unsubscribeAlert(deps.writer, key)
      return true
    },
  }),
}))

/** A rhythm may lead to a mail, so choosing one is counted. */
async function countAlert(context: GatewayContext, rhythm: AlertRhythm): Promise<void> {
  if (rhythm !== 'NONE') await countAttempt(context, 'alert', String(requireCustomer(context).customerId))
}
