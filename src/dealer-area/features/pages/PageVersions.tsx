import { Form, Link } from 'react-router'
import { Button } from '#design/Button.tsx'
import { pagesTexts } from '#messages/dealer-pages.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import type { PageEditorView } from './page.server.ts'
import css from './pages.module.css'

/** Every version of a page with what can be done about it. */
export function PageVersions({ view }: { view: PageEditorView }) {
  const texts = useTexts(pagesTexts)
  const { versions, isShippedShown, isShipped } = view
  return (
    <section className={css.part}>
      <h2>{texts.versions}</h2>
      {versions.length === 0 ? (
        <p>{isShipped ? texts.noVersions : texts.noPage}</p>
      ) : (
        <DataTable
          columns={[texts.version, texts.state, texts.author, texts.changed, texts.steps]}
          label={texts.versions}
        >
          {versions.map((version) => (
            <VersionRow key={version.number} view={view} version={version} />
          ))}
        </DataTable>
      )}
      {isShippedShown ? null : (
        <Step
          view={view}
          number={0}
          intent="restore"
          label={isShipped ? texts.restoreShipped : texts.removePage}
          kind="secondary"
        />
      )}
    </section>
  )
}

function VersionRow({ view, version }: { view: PageEditorView; version: PageEditorView['versions'][number] }) {
  const texts = useTexts(pagesTexts)
  const { number, state, isLive, isDraft, author, at, canTakeBack, compare } = version
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>
        {state}
        {isLive ? <b> · {texts.live}</b> : null}
      </td>
      <td>{author}</td>
      <td>{at}</td>
      <td>
        <div className={css.acts}>
          <Link to={compare}>{texts.compare}</Link>
          {isLive || isDraft ? null : <Step view={view} number={number} intent="restore" label={texts.restore} />}
          {canTakeBack ? <Step view={view} number={number} intent="take-back" label={texts.takeBack} /> : null}
        </div>
      </td>
    </tr>
  )
}

interface StepProps {
  view: PageEditorView
  number: number
  intent: 'restore' | 'take-back'
  label: string
  kind?: 'link' | 'secondary'
}

function Step({ view, number, intent, label, kind = 'link' }: StepProps) {
  const texts = useTexts(pagesTexts)
  const name = number === 0 ? label : `${label}: ${texts.version} ${number}`
  return (
    <Form method="post">
      <input type="hidden" name="fingerprint" value={view.fingerprint} />
      <input type="hidden" name="number" value={number} />
      <Button type="submit" name="intent" value={intent} kind={kind} aria-label={name}>
        {label}
      </Button>
    </Form>
  )
}
