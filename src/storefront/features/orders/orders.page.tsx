import { orderTexts } from '#messages/orders.ts'
import { Badge } from '#design/Badge.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/orders.page.ts'
import type { OrderRowView } from './orders-view.ts'
import { loadOrders } from './orders.server.ts'
import { BoughtItems } from './BoughtItems.tsx'
import css from './orders.module.css'

export const loader = loadOrders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: orderTexts.title })
}

export default function Orders({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(orderTexts)
  return (
    <AccountFrame title={texts.title}>
      {view.orders.length > 0 ? (
        <ul className={css.orders}>
          {view.orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink href={view.cars}>{texts.toCars}</ButtonLink>
        </EmptyState>
      )}
    </AccountFrame>
  )
}

function OrderRow({ order }: { order: OrderRowView }) {
  const { href, ordered, dealer, picture, total, state, next } = order
  return (
    <article className={css.order}>
      <div className={css.picture}>
        {picture ? <Picture image={picture} alt="" sizes="(min-width: 577px) 10rem, 6rem" largest={512} /> : null}
      </div>
      <div className={css.what}>
        <p>
          <Badge tone={state.tone}>{state.label}</Badge>
        </p>
        <h2>
          <a href={href}>
            <BoughtItems ordered={order} />
          </a>
        </h2>
        <p className="small soft">{ordered}</p>
        <p className="small soft">{dealer}</p>
        <p>{next}</p>
      </div>
      <p className={css.total}>{total}</p>
    </article>
  )
}
