import { Form } from 'react-router'
import { checkoutTexts } from '#messages/checkout.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { SpecRow } from '#design/Specs.tsx'
import flow from '../../blocks/FlowPage.module.css'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/checkout-done.page.ts'
import { loadDone, payPlaced } from './checkout-done.server.ts'
import css from './checkout.module.css'

export const loader = loadDone
export const action = payPlaced

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.doneTitle })
}

/** After the order: what happens next, and what is still to be done. */
export default function CheckoutDone({ loaderData: { path, orders } }: Route.ComponentProps) {
  const texts = useTexts(checkoutTexts)
  return (
    <div className={`wrap ${flow.page} ${css.done}`}>
      <div className={css.head}>
        <h1>{texts.doneTitle}</h1>
        <p className="lead">{texts.doneLead}</p>
      </div>
      {orders.map((order) => (
        <section key={order.id} className={css.placed} aria-labelledby={`order-${order.id}`}>
          <h2 id={`order-${order.id}`}>{order.title}</h2>
          <dl className={css.ordered}>
            <SpecRow label={texts.items}>{order.items}</SpecRow>
            <SpecRow label={order.total.label}>{order.total.amount}</SpecRow>
            <SpecRow label={texts.delivery}>{order.delivery}</SpecRow>
            {order.payment ? <SpecRow label={texts.payment}>{order.payment}</SpecRow> : null}
          </dl>
          <div className={css.next}>
            <h3>{texts.nextTitle}</h3>
            <ol>
              {order.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          {order.financed ? <p>{order.financed}</p> : null}
          <div className={`${flow.acts} ${css.acts}`}>
            {order.isPayable ? (
              <Form method="post" action={path}>
                <Button type="submit" name="order" value={order.id}>
                  {texts.payNow}
                </Button>
              </Form>
            ) : null}
            {order.financing ? <ButtonLink href={order.financing}>{texts.applyForFinance}</ButtonLink> : null}
            {order.order ? (
              <ButtonLink kind="secondary" href={order.order}>
                {texts.seeOrder}
              </ButtonLink>
            ) : null}
          </div>
        </section>
      ))}
    </div>
  )
}
