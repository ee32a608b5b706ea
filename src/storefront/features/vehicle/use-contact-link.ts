import { useLocation } from 'react-router'
import type { OfferView } from './vehicle-view.ts'

type RequestType = 'TEST_DRIVE'

/** The address of the contact form; the calculator's terms, which this page's address carries, go with it. */
export function useContactLink({ contact }: Pick<OfferView, 'contact'>): (requestType?: RequestType) => string {
  const { search } = useLocation()
  return (requestType) => contactAddress(contact, search, requestType)
}

/** `contact` may name a kind of request; `requestType` takes precedence. */
export function contactAddress(contact: string, search: string, requestType?: RequestType): string {
  const [path = '', own] = contact.split('?')
  const query = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value)
  if (requestType) query.set('requestType', requestType)
  return query.size > 0 ? `${path}?${query}` : path
}
