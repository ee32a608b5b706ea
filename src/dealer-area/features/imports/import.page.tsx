import { Form, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { importTexts } from '#messages/dealer-imports.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { DataTable } from '../../blocks/DataTable.tsx'
import { Done } from '../../blocks/Done.tsx'
import { headOf } from '../../head.ts'
import { changeImport, type ImportView, loadImport } from './import.server.ts'
import css from './imports.module.css'

export const loader = loadImport
export const action = changeImport

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: ImportView }) {
  return headOf(args, args.loaderData?.title ?? importTexts.back)
}

/** One delivery: what it changed, what it refused, and beside it whether it can be undone. */
export default function Import() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(importTexts)
  return (
    <CasePage
      title={view.title}
      note={view.note}
      back={{ href: view.back, label: texts.back }}
      aside={<Undo undo={view.undo} />}
    >
      <Done text={view.isReverted ? texts.nowReverted : undefined} />
      {view.reason ? (
        <Notice tone="error">
          <p>
            <b>{view.reason}</b>
          </p>
          <p>{texts.nothingDone}</p>
        </Notice>
      ) : null}
      {view.isDryRun && !view.reason ? (
        <Notice>
          {texts.dryRunText} <a href={view.back}>{texts.toUpload}</a>
        </Notice>
      ) : null}
      <h2>
        {texts.result}: {view.result}
      </h2>
      <Counts view={view} />
      {view.isDryRun || view.reason ? null : (
        <p>
          <a href={view.stock}>{texts.toStock}</a>
        </p>
      )}
      <div className={css.head}>
        <h2>{texts.refusals}</h2>
        {view.refusals.length > 0 ? (
          <ButtonLink kind="secondary" small href={view.csv}>
            {texts.csv}
          </ButtonLink>
        ) : null}
      </div>
      {view.mend ? (
        <div className={css.mend}>
          <p>{view.mend.note}</p>
          <ButtonLink kind="secondary" href={view.mend.href}>
            {view.mend.label}
          </ButtonLink>
        </div>
      ) : null}
      <Refusals view={view} />
    </CasePage>
  )
}

function Counts({ view: { counts, previousName, isPartial } }: { view: ImportView }) {
  const texts = useTexts(importTexts)
  const compared = previousName ? [previousName, texts.difference] : []
  const columns = [texts.lines, ...[texts.now, ...compared].map((label) => ({ label, isFigure: true }))]
  return (
    <>
      <DataTable columns={columns} label={texts.result}>
        {counts.map(({ label, now, before, difference, isBad }) => (
          <tr key={label}>
            <th scope="row" className={isBad ? css.bad : undefined}>
              {label}
            </th>
            <td className={isBad ? css.badFigure : css.figure}>
              <b>{now}</b>
            </td>
            {previousName ? <td className={css.figure}>{before}</td> : null}
            {previousName ? <td className={css.figure}>{difference}</td> : null}
          </tr>
        ))}
      </DataTable>
      {previousName ? null : <p className="small">{isPartial ? texts.partialNote : texts.noPrevious}</p>}
    </>
  )
}

function Refusals({ view: { refusals, moreRefusals, reason } }: { view: ImportView }) {
  const texts = useTexts(importTexts)
  if (refusals.length === 0) return reason ? null : <p>{texts.noRefusals}</p>
  return (
    <>
      <p className="small">{texts.refusalsNote}</p>
      <DataTable
        columns={[{ label: texts.line, isFigure: true }, texts.vehicle, texts.field, texts.value, texts.why]}
        label={texts.refusals}
      >
        {refusals.map(({ key, line, vehicle, href, field, value, why, isLegal }) => (
          <tr key={key}>
            <td className={css.figure}>{line}</td>
            <th scope="row">{href ? <a href={href}>{vehicle}</a> : vehicle}</th>
            <td className={css.value}>{field}</td>
            <td className={css.value}>{value}</td>
            <td className={isLegal ? css.bad : undefined}>{why}</td>
          </tr>
        ))}
      </DataTable>
      {moreRefusals > 0 ? <p>{texts.more(moreRefusals)}</p> : null}
    </>
  )
}

function Undo({ undo: { isPossible, text } }: Pick<ImportView, 'undo'>) {
  const texts = useTexts(importTexts)
  return (
    <>
      <h2>{texts.undoTitle}</h2>
      <p>{text}</p>
      {isPossible ? (
        <Form method="post">
          <Button type="submit" kind="secondary">
            {texts.undo}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
