import { withQuery } from '../../blocks/present-address.ts'
import { usePresentSearch } from '../../blocks/use-present-search.ts'
import type { OfferView } from './vehicle-view.ts'

type RequestType = 'TEST_DRIVE'

/** The address of the contact form; the calculator's terms, which this page's address carries, go with it. */
export function useContactLink({ contact }: Pick<OfferView, 'contact'>): (requestType?: RequestType) => string {
  const search = usePresentSearch()
  return (requestType) => contactAddress(contact, search, requestType)
}

/** `contact` may name a kind of request; `requestType` takes precedence. */
export function contactAddress(contact: string, search: string, requestType?: RequestType): string {
  const [path = '', own] = contact.split('?')
  const query = new URLSearchParams(own)
  if (requestType) query.set('requestType', requestType)
  return withQuery(query.size > 0 ? `${path}?${query}` : path, search)
}
