import { Button } from '#design/Button.tsx'
import { Rating } from '#design/Rating.tsx'
import { priceRatingTexts } from '#messages/price-rating.ts'
import { useTexts } from '../../site.ts'
import css from './PriceComparison.module.css'
import { SamePageForm } from './SamePageForm.tsx'
import { COMPARABLES_PARAM, COMPARISON_ID, type PriceComparisonView } from './vehicle-view.ts'

const OWN = [COMPARABLES_PARAM]

/** The price beside comparable offers, each with what its differences from this car are worth. */
export function PriceComparison({ view, path }: { view: PriceComparisonView; path: string }) {
  const texts = useTexts(priceRatingTexts)
  return (
    <div>
      <p className={css.result}>
        <Rating rating={view.rating} /> {view.text}
      </p>
      <p className="small soft">
        {view.lead} <a href={view.method}>{texts.method}</a>
      </p>
      <ul className={css.offers}>
        {view.rows.map(({ key, title, href, facts, price, lines, adjusted }) => (
          <li key={key}>
            <span className={css.car}>{href ? <a href={href}>{title}</a> : title}</span>
            <span className={css.price}>{price}</span>
            <small>{[facts, ...lines].join(' · ')}</small>
            <small className={css.adjusted}>
              {texts.adjusted}: <b>{adjusted}</b>
            </small>
          </li>
        ))}
      </ul>
      {view.isUnnamed ? <p className="note">{texts.unnamed}</p> : null}
      {view.more ? (
        <SamePageForm path={path} anchor={COMPARISON_ID} own={OWN} className={css.more}>
          <Button type="submit" name={COMPARABLES_PARAM} value="all" kind="link" small>
            {view.more}
          </Button>
        </SamePageForm>
      ) : null}
    </div>
  )
}
