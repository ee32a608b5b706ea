import { useLoaderData } from 'react-router'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { noticeTexts } from '#messages/dealer-reviews.ts'
import { useTexts } from '#storefront/site.ts'
import { CaseList } from '../../blocks/CaseList.tsx'
import { headOf } from '../../head.ts'
import { loadNotices } from './notices.server.ts'

export const loader = loadNotices

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.notices)
}

/** Reports of offers, the oldest open ones first. */
export default function Notices() {
  const { tabs, links, empty, rows } = useLoaderData<typeof loader>()
  const texts = useTexts(noticeTexts)
  const { notices } = useTexts(dealerAreaTexts)
  const columns = [texts.offer, texts.reason, texts.seller, texts.received, texts.decision]
  return (
    <>
      <h1>{notices}</h1>
      <CaseList title={notices} tabs={tabs} texts={texts} empty={empty} columns={columns} links={links}>
        {rows.map(({ id, href, title, reason, seller, received, decision }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href}>{title}</a>
              <small>{id}</small>
            </th>
            <td>{reason}</td>
            <td>{seller}</td>
            <td>{received}</td>
            <td>{decision}</td>
          </tr>
        ))}
      </CaseList>
    </>
  )
}
