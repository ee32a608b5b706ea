import { Form } from 'react-router'
import { orderTexts } from '#messages/orders.ts'
import { Disclosure } from '#design/Accordion.tsx'
import { Badge } from '#design/Badge.tsx'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { SumRow, Sums } from '#design/Sums.tsx'
import { Status as Announcement } from '#design/Status.tsx'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/order.page.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { HandOverPart } from './HandOverPart.tsx'
import { OrderLine } from './OrderLine.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { changeOrder, loadOrder } from './order.server.ts'
import type { OrderDealerView, OrderView } from './orders-view.ts'
import css from './order.module.css'

export function loader({ url, params: { orderId }, context }: Route.LoaderArgs) {
  return loadOrder({ url, orderId, context })
}

export function action({ request, url, params: { orderId }, context }: Route.ActionArgs) {
  return changeOrder({ request, url, orderId, context })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: loaderData?.title ?? orderTexts.title })
}

interface Props {
  view: OrderView
}

/** An order: its status and next step, its items, and everything that was agreed. */
export default function Order({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(orderTexts)
  if (view.isCancelling) return <CancelOrder view={view} />
  const list = (
    <ButtonLink href={view.list} kind="secondary" small>
      {texts.toOrders}
    </ButtonLink>
  )
  return (
    <AccountFrame title={view.title} act={list}>
      {view.outcome ? (
        <Announcement>
          <Notice tone={view.outcome.tone}>{view.outcome.text}</Notice>
        </Announcement>
      ) : null}
      <Status view={view} />
      {view.handOver ? (
        <HandOverPart view={view.handOver} isNext={!view.pay && !view.financing && !view.transfer} />
      ) : null}
      <section className={css.part} aria-labelledby="items">
        <h2 id="items">{texts.items}</h2>
        <div>
          {view.lines.map((line, index) => (
            <OrderLine key={index} line={line} />
          ))}
        </div>
        <Sums tight>
          {view.sums.map(({ label, value, isTotal }) => (
            <SumRow key={label} label={label} amount={value} kind={isTotal ? 'total' : undefined} />
          ))}
        </Sums>
        {view.vatNotes.map((note) => (
          <p key={note} className="small soft">
            {note}
          </p>
        ))}
      </section>
      <div className={css.parts}>
        {view.parts.map(({ title, paragraphs }) => (
          <section key={title} className={css.part}>
            <h2>{title}</h2>
            {paragraphs.map((lines, index) => (
              <p key={index}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
            ))}
          </section>
        ))}
        <Dealer dealer={view.dealer} />
      </div>
      <Documents view={view} />
      <History view={view} />
      <Ending view={view} />
    </AccountFrame>
  )
}

function Status({ view }: Props) {
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

/** The dealer of the order, for questions. */
function Dealer({ dealer: { name, href, lines, phone, email } }: { dealer: OrderDealerView }) {
  const texts = useTexts(orderTexts)
  return (
    <section className={css.part}>
      <h2>{texts.dealer}</h2>
      <p>
        <a href={href}>{name}</a>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {phone || email ? (
        <p className={css.contact}>
          {phone ? <a href={phone.href}>{phone.text}</a> : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
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

function Documents({ view: { documents, isInvoiceComing, agreed } }: Props) {
  const texts = useTexts(orderTexts)
  return (
    <section className={css.part} aria-labelledby="documents">
      <h2 id="documents">{texts.documents}</h2>
      <ul className={css.documents}>
        {documents.map(({ label, href, format }) => (
          <li key={href}>
            <a href={href} download>
              {label}
            </a>
            <span className="small soft">{format}</span>
          </li>
        ))}
      </ul>
      {isInvoiceComing ? <p className="small soft">{texts.noInvoice}</p> : null}
      {agreed.length > 0 ? (
        <Disclosure title={`${texts.agreed}: ${texts.agreedCount(agreed.length)}`}>
          <ul className={css.agreed}>
            {agreed.map(({ text, lang }) => (
              <li key={text} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  )
}

function History({ view: { events } }: Props) {
  const texts = useTexts(orderTexts)
  if (events.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <ol className={css.events}>
        {events.map(({ text, at, instant, actor: who, reason }, index) => (
          <li key={`${instant}-${index}`}>
            <b>{text}</b>
            <span className="small soft">
              <time dateTime={instant}>{at}</time> · {who}
            </span>
            {reason ? <span className="small">{reason}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Ending({ view: { cancel, withdraw } }: Props) {
  const texts = useTexts(orderTexts)
  if (!cancel && !withdraw) return null
  return (
    <section className={css.part} aria-labelledby="ending">
      <h2 id="ending">{texts.change}</h2>
      {cancel ? (
        <div className={css.end}>
          <p>{texts.cancelHint}</p>
          <ButtonLink href={cancel} kind="secondary">
            {texts.cancel}
          </ButtonLink>
        </div>
      ) : null}
      {withdraw ? (
        <div className={css.end}>
          <p>{texts.withdrawHint}</p>
          <ButtonLink href={withdraw} kind="secondary">
            {texts.withdraw}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  )
}
