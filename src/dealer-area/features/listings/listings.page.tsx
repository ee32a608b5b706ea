import { useLoaderData } from 'react-router'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { reviewTexts } from '#messages/dealer-reviews.ts'
import { useTexts } from '#storefront/site.ts'
import { CaseList } from '../../blocks/CaseList.tsx'
import { headOf } from '../../head.ts'
import { loadListings } from './listings.server.ts'

export const loader = loadListings

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.listings)
}

/** Private persons' offers, those that wait for a decision first. */
export default function Listings() {
  const { tabs, links, empty, rows } = useLoaderData<typeof loader>()
  const texts = useTexts(reviewTexts)
  const { listings } = useTexts(dealerAreaTexts)
  const columns = [texts.listing, texts.price, texts.findings, texts.pictures, texts.since]
  return (
    <>
      <h1>{listings}</h1>
      <CaseList title={listings} tabs={tabs} texts={texts} empty={empty} columns={columns} links={links}>
        {rows.map(({ id, href, title, note, price, findings, pictures, since }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href}>{title}</a>
              <small>{note}</small>
            </th>
            <td>{price}</td>
            <td>{findings.join(', ') || texts.noFindings}</td>
            <td data-label={texts.pictures}>{pictures}</td>
            <td>{since}</td>
          </tr>
        ))}
      </CaseList>
    </>
  )
}
