import { Rating } from '#design/Rating.tsx'
import { priceRatingTexts } from '#messages/price-rating.ts'
import { useTexts } from '../../site.ts'
import css from './PriceComparison.module.css'
import type { PriceComparisonView } from './vehicle-view.ts'

/** The price beside comparable offers, each with what its differences from this car are worth. */
export function PriceComparison({ view }: { view: PriceComparisonView }) {
  const texts = useTexts(priceRatingTexts)
  return (
    <>
      <p className={css.result}>
        <Rating rating={view.rating} /> {view.text}
      </p>
      <p className="small soft">
        {view.lead} <a href={view.method}>{texts.method}</a>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-label={texts.title}>
        <table className={css.offers}>
          <thead>
            <tr>
              <th scope="col">{texts.car}</th>
              <th scope="col">{texts.price}</th>
              <th scope="col">{texts.adjustment}</th>
              <th scope="col">{texts.adjusted}</th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map(({ key, title, href, facts, price, lines, adjusted }) => (
              <tr key={key}>
                <th scope="row">
                  {href ? <a href={href}>{title}</a> : title}
                  <small>{facts}</small>
                </th>
                <td>{price}</td>
                <td>
                  {lines.map((line) => (
                    <small key={line}>{line}</small>
                  ))}
                </td>
                <td>
                  <b>{adjusted}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {view.isUnnamed ? <p className="note">{texts.unnamed}</p> : null}
      {view.more ? (
        <p className="small">
          <a href={view.more.href} rel="nofollow">
            {view.more.text}
          </a>
        </p>
      ) : null}
    </>
  )
}
