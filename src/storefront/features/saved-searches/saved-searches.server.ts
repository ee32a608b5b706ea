import { pathFor } from '#domain/routes/paths.ts'
import {
  type AlertRhythm,
  ChangeSearchAlertDocument,
  DeleteSavedSearchDocument,
  SavedSearchesDocument,
  SaveSearchDocument,
} from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { formValues, refusedForm } from '../../blocks/form.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import type { Answer } from '../../blocks/gateway-answer.ts'
import { query, mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'

interface SavedSearchesView {
  readonly path: string
  readonly cars: string
  /** A search that is about to be saved, from the address; null where it names none. */
  readonly fresh: { readonly name: string; readonly query: string } | null
  readonly searches: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly alert: AlertRhythm
    readonly isWaiting: boolean
  }[]
}

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** The customer's searches; `?suche=<parameters of the list>&name=…` offers one to be saved. */
export async function loadSavedSearches({ url, context }: PageArgs): Promise<SavedSearchesView> {
  const { locale } = context.get(siteContext)
  const { savedSearches } = await query(context, SavedSearchesDocument)
  const cars = pathFor('cars', locale)
  const fresh = url.searchParams.get('suche')
  return {
    path: pathFor('saved-searches', locale),
    cars,
    fresh: fresh === null ? null : { query: fresh, name: (url.searchParams.get('name') ?? '').slice(0, 80) },
    searches: savedSearches.map(({ id, name, query, alert, isConfirmed }) => ({
      id,
      name,
      href: query ? `${cars}?${query}` : cars,
      alert,
      isWaiting: alert !== 'NONE' && !isConfirmed,
    })),
  }
}

export async function changeSavedSearches({ request, context }: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const values = await formValues(request)
  const { intent, id = '', name = '', query = '' } = values
  const alert = rhythmOf(values.alert)
  let answer: Answer<unknown>
  if (intent === 'delete') answer = await mutate(context, DeleteSavedSearchDocument, { id })
  else if (intent === 'change') answer = await mutate(context, ChangeSearchAlertDocument, { id, alert })
  else answer = await mutate(context, SaveSearchDocument, { input: { name, query, alert } })
  if ('refusals' in answer) return refusedForm(values, answer.refusals, locale)
  throw redirectWithNotice(pathFor('saved-searches', locale), 'SAVED')
}

function rhythmOf(value: string | undefined): AlertRhythm {
  return value === 'DAILY' || value === 'AT_ONCE' ? value : 'NONE'
}
