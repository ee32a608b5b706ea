import { useLoaderData } from 'react-router'
import { classes } from '#design/classes.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { Notice } from '#design/Notice.tsx'
import { dealerAreaTexts, workTexts } from '#messages/dealer-area.ts'
import { useTexts } from '#storefront/site.ts'
import { NextLinks } from '../../blocks/NextLinks.tsx'
import { headOf } from '../../head.ts'
import css from './home.module.css'
import { type HomeView, loadHome } from './home.server.ts'

export const loader = loadHome

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.today)
}

/** The working day: what is due, the most urgent first. */
export default function Home() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(workTexts)
  return (
    <>
      <div>
        <h1>
          {useTexts(dealerAreaTexts).today} <span className={css.day}>{view.today}</span>
        </h1>
        <p className={css.summary}>{view.summary}</p>
      </div>
      {view.hidden === null ? null : (
        <Notice>
          {view.hidden} {view.setUp === null ? null : <a href={view.setUp}>{texts.toSetUp}</a>}
        </Notice>
      )}
      {view.hasWork ? null : <EmptyState title={texts.noMerchant} text={texts.noMerchantText} />}
      {view.hasWork && view.groups.length === 0 ? (
        <EmptyState title={texts.empty} text={view.emptyText}>
          <NextLinks links={view.next} />
        </EmptyState>
      ) : null}
      {view.groups.map((group) => (
        <WorkTable key={group.title} group={group} />
      ))}
    </>
  )
}

function WorkTable({ group: { title, isLate, rows } }: { group: HomeView['groups'][number] }) {
  const texts = useTexts(workTexts)
  return (
    <table className={classes(css.work, isLate && css.late)}>
      <caption>
        {title} <span>{rows.length}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.due}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.act}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td className={css.due}>{isLate ? texts.lateBy(row.due) : row.due}</td>
            <td className={css.kind}>{row.kind}</td>
            <td className={css.what}>
              <a href={row.href}>{row.title}</a>
              <small>{row.note}</small>
            </td>
            <td>
              <a href={row.href}>
                {row.act}
                <span className="visually-hidden">: {row.title}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
