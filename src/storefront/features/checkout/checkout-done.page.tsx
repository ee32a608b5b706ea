import { Form } from 'react-router'
import { checkoutTexts } from '#messages/checkout.ts'
import { checkoutDoneTexts } from '#messages/checkout-done.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { SpecRow } from '#design/Specs.tsx'
import flow from '../../blocks/FlowPage.module.css'
import { Picture } from '../../blocks/Picture.tsx'
import type { StoredText } from '../../blocks/stored-text.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import { OrderProgress } from '../orders/OrderProgress.tsx'
import { progressOf } from '../orders/progress.server.ts'
import type { Route } from './+types/checkout-done.page.ts'
import { loadDone, payPlaced } from './checkout-done.server.ts'
import css from './checkout.module.css'

/** How far the orders have come is shown as on their own pages. */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadDone({ url, context }, progressOf)
}

export const action = payPlaced

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutDoneTexts.doneTitle })
}

/** After the order: what happens next, and what is still to be done. */
export default function CheckoutDone({ loaderData: { path, orders } }: Route.ComponentProps) {
  const texts = useTexts(checkoutDoneTexts)
  const steps = useTexts(checkoutTexts)
  return (
    <div className={`wrap ${flow.page} ${css.done}`}>
      <div className={css.head}>
        <h1>{texts.doneTitle}</h1>
        <p className="lead">{texts.doneLead}</p>
      </div>
      {orders.map(({ items: [first, ...others], ...order }, index) => (
        <section key={order.id} className={css.placed} aria-labelledby={`order-${order.id}`}>
          <div className={css.bought}>
            {order.picture ? (
              <Picture image={order.picture} alt="" sizes="160px" largest={512} first={index === 0} />
            ) : null}
            <div>
              <h2 id={`order-${order.id}`} lang={first?.lang}>
                {first?.text}
              </h2>
              <p className="soft">{order.number}</p>
              <Texts texts={others} />
            </div>
          </div>
          <OrderProgress stations={order.stations} />
          <dl className={css.ordered}>
            <SpecRow label={order.total.label}>{order.total.amount}</SpecRow>
            <SpecRow label={steps.delivery}>
              <Texts texts={order.delivery} />
            </SpecRow>
            {order.payment ? <SpecRow label={steps.payment}>{order.payment}</SpecRow> : null}
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
              <ButtonLink kind={order.isPayable || order.financing ? 'secondary' : 'primary'} href={order.order}>
                {texts.seeOrder}
              </ButtonLink>
            ) : null}
          </div>
        </section>
      ))}
    </div>
  )
}

function Texts({ texts }: { texts: readonly StoredText[] }) {
  return texts.map(({ text, lang }, index) => (
    // The index is the key, because two can read the same.
    <p key={index} lang={lang}>
      {text}
    </p>
  ))
}
