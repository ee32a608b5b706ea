import { checkoutTexts } from '#messages/checkout.ts'
import { SumRow, Sums } from '#design/Sums.tsx'
import { SumBox } from '../../blocks/SumColumns.tsx'
import type { SumView } from './checkout-view.ts'
import { useTexts } from '../../site.ts'

/** What the order comes to so far. */
export function OrderSum({ sum }: { sum: SumView }) {
  const texts = useTexts(checkoutTexts)
  return (
    <SumBox label={texts.yourOrder}>
      <h2>{texts.yourOrder}</h2>
      <SumRows sum={sum} />
    </SumBox>
  )
}

export function SumRows({ sum: { groups, total, deduction, direct, note } }: { sum: SumView }) {
  const texts = useTexts(checkoutTexts)
  return (
    <>
      {groups.map(({ seller, rows }) => (
        <div key={seller}>
          <p className="note">{seller}</p>
          <Sums lined>
            {rows.map(({ label, amount }, index) => (
              // Two rows of the same name differ only by their position.
              <SumRow key={index} label={label} amount={amount} />
            ))}
          </Sums>
        </div>
      ))}
      <Sums>
        <SumRow kind="total" label={texts.total} amount={total} />
        {deduction ? (
          <>
            {deduction.rows.map(({ label, amount }) => (
              <SumRow key={label} kind="small" label={label} amount={amount} />
            ))}
            <SumRow kind="total" label={deduction.remaining.label} amount={deduction.remaining.amount} />
          </>
        ) : null}
        {direct ? <SumRow kind="small" label={direct.label} amount={direct.amount} /> : null}
      </Sums>
      {note ? <p className="note">{note}</p> : null}
    </>
  )
}
