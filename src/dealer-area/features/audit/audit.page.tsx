import { useLoaderData } from 'react-router'
import { EmptyState } from '#design/EmptyState.tsx'
import { Tabs } from '#design/Tabs.tsx'
import { auditTexts } from '#messages/dealer-audit.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { HeadNote } from '../../blocks/PageHead.tsx'
import { headOf } from '../../head.ts'
import { loadAudit } from './audit.server.ts'
import css from './audit.module.css'

export const loader = loadAudit

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, auditTexts.title)
}

/** Who changed what and when; no line can be removed. */
export default function Audit() {
  const { site, lead, tabs, rows, older, newest } = useLoaderData<typeof loader>()
  const texts = useTexts(auditTexts)
  const columns = [texts.at, texts.who, texts.what, texts.subject, texts.before, texts.after]
  return (
    <>
      <div>
        <h1>
          {texts.title} <HeadNote>{site}</HeadNote>
        </h1>
        <p className="note">{lead}</p>
      </div>
      {tabs.length > 0 ? <Tabs tabs={tabs} label={texts.logs} /> : null}
      {rows.length === 0 ? <EmptyState title={texts.empty} text={texts.emptyText} /> : null}
      {rows.length > 0 ? (
        <DataTable columns={columns} label={texts.title} stacks="FLOWING">
          {rows.map(({ id, at, who, what, subject, href, before, after }) => (
            <tr key={id}>
              <th scope="row" className={css.at}>
                {at}
              </th>
              <td>{who}</td>
              <td className={css.what}>{what}</td>
              <td className={css.line}>{href ? <a href={href}>{subject}</a> : subject}</td>
              <td className={css.line} data-label={texts.before}>
                <Facts facts={before} />
              </td>
              <td className={css.line} data-label={texts.after}>
                <Facts facts={after} />
              </td>
            </tr>
          ))}
        </DataTable>
      ) : null}
      <p className={css.pages}>
        {newest ? <a href={newest}>{texts.newest}</a> : null}
        {older ? <a href={older}>{texts.older}</a> : null}
      </p>
    </>
  )
}

function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact) => (
    <span key={fact} className={css.fact}>
      {fact}
    </span>
  ))
}
