import { orderTexts } from '#messages/orders.ts'
import { ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { SumRow, Sums } from '#design/Sums.tsx'
import { Status } from '#design/Status.tsx'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/order.page.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { HandOverPart } from './HandOverPart.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLine } from './OrderLine.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { changeOrder, loadOrder } from './order.server.ts'
import type { OrderDealerView, OrderView } from './orders-view.ts'
import { BoughtItems } from './BoughtItems.tsx'
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
    <AccountFrame title={<BoughtItems ordered={view} />} act={list}>
      {view.outcome ? (
        <Status>
          <Notice tone={view.outcome.tone}>{view.outcome.text}</Notice>
        </Status>
      ) : null}
      <OrderStatus view={view} />
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
      <OrderDocuments view={view} />
      <OrderHistory view={view} />
      <Ending view={view} />
    </AccountFrame>
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

/** How the order can still be cancelled or withdrawn from. */
function Ending({ view: { cancel, withdraw } }: { view: OrderView }) {
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
