import { checkoutTexts } from '#messages/checkout.ts'
import css from './checkout.module.css'
import type { SumView } from './checkout-view.ts'
import { useTexts } from '../../site.ts'

/** What the order comes to so far. */
export function OrderSum({ sum }: { sum: SumView }) {
  const texts = useTexts(checkoutTexts)
  return (
    <aside className={css.sum} aria-label={texts.yourOrder}>
      <h2>{texts.yourOrder}</h2>
      <SumRows sum={sum} />
    </aside>
  )
}

export function SumRows({ sum: { groups, total, deduction, direct, note } }: { sum: SumView }) {
  const texts = useTexts(checkoutTexts)
  return (
    <>
      {groups.map(({ seller, rows }) => (
        <div key={seller}>
          <p className="note">{seller}</p>
          <dl className={css.rows}>
            {rows.map(({ label, amount }, index) => (
              // Two rows of the same name differ only by their position.
              <div key={index}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <dl className={css.total}>
        <div>
          <dt>{texts.total}</dt>
          <dd>{total}</dd>
        </div>
        {deduction ? (
          <>
            {deduction.rows.map(({ label, amount }) => (
              <div key={label} className={css.deducted}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
            <div>
              <dt>{deduction.remaining.label}</dt>
              <dd>{deduction.remaining.amount}</dd>
            </div>
          </>
        ) : null}
        {direct ? (
          <div className={css.direct}>
            <dt>{direct.label}</dt>
            <dd>{direct.amount}</dd>
          </div>
        ) : null}
      </dl>
      {note ? <p className="note">{note}</p> : null}
    </>
  )
}
