import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { classes } from '#design/classes.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { Notice } from '#design/Notice.tsx'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { importTexts } from '#messages/dealer-imports.ts'
import { useTexts } from '#storefront/site.ts'
import { Columns } from '../../blocks/CasePage.tsx'
import { DataTable } from '../../blocks/DataTable.tsx'
import { HeadNote } from '../../blocks/PageHead.tsx'
import { Done } from '../../blocks/Done.tsx'
import { headOf } from '../../head.ts'
import css from './imports.module.css'
import { UploadForm } from './UploadForm.tsx'
import { loadImports } from './imports.server.ts'

export const loader = loadImports

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.imports)
}

/** What the deliveries of the stock have done, the latest first. */
export default function Imports() {
  const { business, rows, upload, problem, isFollowed, followed, expected } = useLoaderData<typeof loader>()
  useReloadWhile(isFollowed)
  const texts = useTexts(importTexts)
  const { imports } = useTexts(dealerAreaTexts)
  const counts = [texts.rows, texts.inserted, texts.updated, texts.removedShort, texts.refused]
  const columns = [texts.name, texts.file, texts.result, ...counts.map((label) => ({ label, isFigure: true }))]
  return (
    <>
      <div>
        <h1>
          {imports} <HeadNote>{business}</HeadNote>
        </h1>
        <p>{texts.lead}</p>
      </div>
      {expected ? <Notice tone={expected.isMissing ? 'error' : 'info'}>{expected.text}</Notice> : null}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Done text={isFollowed ? (followed ?? undefined) : undefined} />
      {followed && !isFollowed ? <Notice tone="error">{followed}</Notice> : null}
      <Columns aside={upload ? <UploadForm upload={upload} /> : null}>
        <h2>{texts.list}</h2>
        {rows.length === 0 ? <EmptyState title={texts.empty} text={texts.emptyText} /> : null}
        {rows.length > 0 ? (
          <DataTable columns={columns} label={texts.list}>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={css.run}>
                  <a href={row.href}>{row.name}</a>
                  <small>{row.finished}</small>
                </th>
                <td>
                  {row.file}
                  <small>{row.by}</small>
                </td>
                <td className={classes(css.result, row.isStopped && css.bad)}>
                  {row.result}
                  {row.reason ? <small>{row.reason}</small> : null}
                </td>
                {row.figures.map((count, index) => (
                  <td key={counts[index]} className={css.figure}>
                    {count}
                  </td>
                ))}
                <td className={row.hasRefused ? css.badFigure : css.figure}>{row.refused}</td>
              </tr>
            ))}
          </DataTable>
        ) : null}
      </Columns>
    </>
  )
}

const PAUSE_MS = 4_000

/** Loads the page again every few seconds while an import waits or runs, so that its run appears by itself. */
function useReloadWhile(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
