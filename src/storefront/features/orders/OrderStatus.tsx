import { Form } from 'react-router'
import { orderTexts } from '#messages/orders.ts'
import { Badge } from '#design/Badge.tsx'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { useTexts } from '../../site.ts'
import { OrderProgress } from './OrderProgress.tsx'
import type { OrderView } from './orders-view.ts'
import css from './order.module.css'

interface Props {
  view: OrderView
}

/** How far the order is, and what is to be done next. */
export function OrderStatus({ view }: Props) {
  const texts = useTexts(orderTexts)
  const { state, ordered, next, transfer, transferNote, financing } = view
  return (
    <section className={css.status} aria-label={texts.state}>
      <p className={css.state}>
        <Badge tone={state.tone}>{state.label}</Badge>
        <span className="small soft">{ordered}</span>
      </p>
      <OrderProgress stations={view.progress} />
      <p className="lead">{next}</p>
      {transfer ? (
        <Specs>
          {transfer.map(({ label, value }) => (
            <SpecRow key={label} label={label}>
              {value}
            </SpecRow>
          ))}
        </Specs>
      ) : null}
      {transferNote ? <p>{transferNote}</p> : null}
      <Paying view={view} />
      {financing ? (
        <p>
          <ButtonLink href={financing.href} {...(financing.isSent ? { kind: 'secondary' } : {})}>
            {financing.label}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}

/** The button to the payment page, and other ways to pay. */
function Paying({ view: { pay, path } }: Props) {
  const texts = useTexts(orderTexts)
  if (!pay) return null
  return (
    <>
      {pay.failed ? <Notice tone="warning">{pay.failed}</Notice> : null}
      <Form method="post" action={path}>
        <Button type="submit" name="intent" value="pay" {...(pay.isReopening ? { kind: 'secondary' } : {})}>
          {pay.label}
        </Button>
      </Form>
      {pay.others.length > 0 ? (
        <Form method="post" action={path} className={css.others} aria-labelledby="others">
          <p id="others" className="small">
            {texts.payOtherwise}
          </p>
          <input type="hidden" name="intent" value="choose" />
          <div className={css.acts}>
            {pay.others.map(({ method, label }) => (
              <Button key={method} type="submit" name="method" value={method} kind="secondary" small>
                {label}
              </Button>
            ))}
          </div>
        </Form>
      ) : null}
    </>
  )
}
