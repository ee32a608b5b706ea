import { classes } from '#design/classes.ts'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { useTexts } from '#storefront/site.ts'
import css from './open-requests.module.css'
import type { OpenRequestsView } from './request-view.ts'

/** Beside a request, on wide screens: the open ones, so that one follows the other without the way over the list. */
export function OpenRequests({ requests, current }: { requests: OpenRequestsView; current: string }) {
  const { OPEN: open } = useTexts(inboxTexts)
  return (
    <nav aria-label={open(requests.count)}>
      <ul className={css.rows} data-rows>
        {requests.rows.map(({ id, href, person, title, due, isLate }) => (
          <li key={id}>
            <a href={href} aria-current={id === current ? 'page' : undefined}>
              <b>{person}</b>
              <small className={classes(css.due, isLate && css.late)}>{due}</small>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
