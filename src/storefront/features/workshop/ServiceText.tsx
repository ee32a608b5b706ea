import type { ServiceChoice } from './service-view.ts'
import css from './workshop.module.css'

/** A service with its price, and what kind of price that is. */
export function ServiceText({ service }: { service: ServiceChoice }) {
  const { title, description, includes, price, priceKind } = service
  return (
    <span className={css.serviceText}>
      <span>
        <b>{title}</b>
        <span className={css.small}>{[description, includes].filter(Boolean).join(' ')}</span>
      </span>
      <span className={css.price}>
        <b>{price}</b>
        <span className={css.small}>{priceKind}</span>
      </span>
    </span>
  )
}
