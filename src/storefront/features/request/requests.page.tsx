import { requestTexts } from '#messages/requests.ts'
import { Badge } from '#design/Badge.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/requests.page.ts'
import { loadRequests } from './requests.server.ts'
import css from './request.module.css'

export const loader = loadRequests

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: requestTexts.listTitle })
}

/** The customer's requests and bookings, and what is next with each. */
export default function Requests({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(requestTexts)
  return (
    <AccountFrame title={texts.listTitle}>
      {view.requests.length > 0 ? (
        <ul className={css.requests}>
          {view.requests.map(({ id, href, title, state, isOpen, next, sent }) => (
            <li key={id}>
              <p>
                <Badge tone={isOpen ? 'brand' : 'mist'}>{state}</Badge>
              </p>
              <h2>
                <a href={href}>{title}</a>
              </h2>
              <p className="small soft">{sent}</p>
              {next ? <p>{next}</p> : null}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <div className="row">
            <ButtonLink href={view.beginnings.cars}>{texts.toCars}</ButtonLink>
            <ButtonLink href={view.beginnings.workshop} kind="secondary">
              {texts.toWorkshop}
            </ButtonLink>
            <ButtonLink href={view.beginnings.sale} kind="secondary">
              {texts.toSale}
            </ButtonLink>
          </div>
        </EmptyState>
      )}
    </AccountFrame>
  )
}
