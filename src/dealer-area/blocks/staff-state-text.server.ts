import type { Locale } from '#domain/locale.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { requestTexts } from '#messages/requests.ts'
import type { RequestState } from '../generated/graphql.ts'

/** What the state of a request is called for staff. To the customer a new one is sent. */
export function staffStateText(state: RequestState, locale: Locale): string {
  return state === 'NEW' ? inboxTexts.isNew[locale] : requestTexts[state][locale]
}
