import { Link } from 'react-router'
import { ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { dealerNewsletterTexts } from '#messages/dealer-newsletters.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import type { NewslettersView } from './newsletters.server.ts'
import css from './newsletters.module.css'

/** The issues of a sender, the newest first. */
export function NewsletterList({ view: { lead, create, issues } }: { view: NewslettersView }) {
  const texts = useTexts(dealerNewsletterTexts)
  if (lead === null)
    return (
      <>
        <h1>{texts.title}</h1>
        <EmptyState title={texts.noShop} text={texts.noShopText} />
      </>
    )
  const figures = [texts.recipients, texts.sent, texts.bounced, texts.unsubscribed]
  return (
    <>
      <div className={css.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className="note">{lead}</p>
        </div>
        <ButtonLink href={create}>{texts.create}</ButtonLink>
      </div>
      {issues.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <DataTable
          label={texts.title}
          columns={[
            texts.subject,
            texts.state,
            texts.at,
            texts.by,
            ...figures.map((label) => ({ label, isFigure: true })),
          ]}
        >
          {issues.map(({ id, subject, href, state, at, by, counts }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={href}>{subject}</Link>
              </th>
              <td>{state}</td>
              <td>{at}</td>
              <td>{by}</td>
              {counts.map((count, index) => (
                <td key={figures[index]} className={css.figure}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      )}
    </>
  )
}
