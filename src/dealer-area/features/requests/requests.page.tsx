import { useLoaderData } from 'react-router'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { useTexts } from '#storefront/site.ts'
import { CaseList } from '../../blocks/CaseList.tsx'
import { headOf } from '../../head.ts'
import css from './requests.module.css'
import { loadRequests } from './requests.server.ts'

export const loader = loadRequests

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.requests)
}

/** The inbox, those due first. */
export default function Requests() {
  const { tabs, links, empty, rows, templates } = useLoaderData<typeof loader>()
  const texts = useTexts(inboxTexts)
  const { requests } = useTexts(dealerAreaTexts)
  return (
    <>
      <h1>{requests}</h1>
      <CaseList
        title={requests}
        tabs={tabs}
        texts={texts}
        empty={empty}
        columns={[texts.person, texts.about, texts.state, texts.assignee, texts.due]}
        links={links}
      >
        {rows.map(({ id, href, person, title, kind, state, assignee, due, isLate }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href}>{person}</a>
            </th>
            <td>
              {title}
              <small>{kind}</small>
            </td>
            <td data-label={texts.state}>{state}</td>
            <td data-label={texts.assignee}>{assignee}</td>
            <td className={isLate ? css.late : undefined}>{due}</td>
          </tr>
        ))}
      </CaseList>
      {templates ? (
        <p>
          <a href={templates}>{texts.templates}</a>
        </p>
      ) : null}
    </>
  )
}
