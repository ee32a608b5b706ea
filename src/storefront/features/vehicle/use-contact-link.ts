import { useLocation } from 'react-router'
import type { OfferView } from './vehicle-view.ts'

/** The address of the contact form; the calculator's terms, which this page's address carries, go with it. */
export function useContactLink({ contact }: Pick<OfferView, 'contact'>): (requestType?: 'TEST_DRIVE') => string {
  const { search } = useLocation()
  return (requestType) => {
    const query = new URLSearchParams(search)
    if (requestType) query.set('requestType', requestType)
    const text = query.toString()
    return text ? `${contact}?${text}` : contact
  }
}
