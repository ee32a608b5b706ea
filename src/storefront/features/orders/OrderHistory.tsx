import { orderTexts } from '#messages/orders.ts'
import { useTexts } from '../../site.ts'
import type { OrderView } from './orders-view.ts'
import css from './order.module.css'

/** Everything that has happened to the order. */
export function OrderHistory({ view: { events } }: { view: OrderView }) {
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
