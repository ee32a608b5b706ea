import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { accessTexts } from '#messages/dealer-access.ts'
import { useTexts } from '#storefront/site.ts'
import css from './access.module.css'
import type { SecurityView } from './security.server.ts'

/** Where the requester is logged in; a session that is ended is out at once. */
export function SessionsPart({ sessions }: Pick<SecurityView, 'sessions'>) {
  const texts = useTexts(accessTexts)
  return (
    <section className={css.part}>
      <h2>{texts.sessions}</h2>
      <ul className={css.rows}>
        {sessions.map(({ id, device, note, isCurrent }) => (
          <li key={id}>
            <span>
              <b>{device}</b>
              <small>{note}</small>
            </span>
            {isCurrent ? null : (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="end-session"
                  kind="link"
                  aria-label={`${texts.end}: ${device}`}
                >
                  {texts.end}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post">
          <Button type="submit" name="intent" value="end-others" kind="secondary">
            {texts.endOthers}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
