import type { Locale } from '#domain/locale.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { requestTexts } from '#messages/requests.ts'
import type { RequestState } from '../generated/graphql.ts'

const NEW_STATES: ReadonlySet<RequestState> = new Set(['NEW', 'REQUESTED'])

/** What the state of a request is called for staff: what a customer has sent is new, whatever kind it is of. */
export function staffStateText(state: RequestState, locale: Locale): string {
  return NEW_STATES.has(state) ? inboxTexts.isNew[locale] : requestTexts[state][locale]
}
