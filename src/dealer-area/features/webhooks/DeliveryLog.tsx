import { Form, Link } from 'react-router'
import { Button } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { webhookTexts } from '#messages/dealer-webhooks.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import type { DeliveryView } from './delivery-view.server.ts'
import css from './webhooks.module.css'

interface DeliveryLogProps {
  view: {
    readonly deliveries: readonly DeliveryView[]
    readonly older: string | null
    readonly newest: string | null
  }
}

/** What was sent, what came back, and a button that sends it again. */
export function DeliveryLog({ view: { deliveries, older, newest } }: DeliveryLogProps) {
  const texts = useTexts(webhookTexts)
  if (deliveries.length === 0) return <EmptyState title={texts.noLog} text={texts.noLogText} />
  return (
    <Form method="post">
      <DataTable
        columns={[texts.event, texts.about, texts.at, texts.state, texts.answer, texts.replay]}
        label={texts.log}
      >
        {deliveries.map((delivery) => (
          <Line key={delivery.id} delivery={delivery} />
        ))}
      </DataTable>
      {newest || older ? (
        <p>
          {newest ? <Link to={newest}>{texts.newest}</Link> : null}{' '}
          {older ? <Link to={older}>{texts.older}</Link> : null}
        </p>
      ) : null}
    </Form>
  )
}

function Line({ delivery }: { delivery: DeliveryView }) {
  const texts = useTexts(webhookTexts)
  const { id, type, number, href, at, state, isFailed, next, canReplay, summary, attempts } = delivery
  return (
    <tr>
      <th scope="row">{type}</th>
      <td>
        <Link to={href}>{number}</Link>
      </td>
      <td className={css.line}>{at}</td>
      <td className={isFailed ? css.bad : undefined}>
        {state}
        {next ? <small> {next}</small> : null}
      </td>
      <td>
        {attempts.length > 0 ? (
          <details>
            <summary className={css.line}>{summary}</summary>
            <ul className={css.attempts}>
              {attempts.map(({ key, line, answer }) => (
                <li key={key}>
                  {line}
                  {answer ? <code>{answer}</code> : null}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </td>
      <td>
        {canReplay ? (
          <Button type="submit" kind="link" name="replay" value={id}>
            {texts.replay}
            <span className="visually-hidden">
              : {type} {number}
            </span>
          </Button>
        ) : null}
      </td>
    </tr>
  )
}
