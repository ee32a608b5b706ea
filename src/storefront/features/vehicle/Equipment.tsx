import { vehicleDetailTexts } from '#messages/vehicle-details.ts'
import css from './OfferSections.module.css'
import { DEALERS_LANGUAGE, type OfferView } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

/** What the car has: the seller's highlights, then group by group in columns of about the same height. */
export function Equipment({ offer }: { offer: OfferView }) {
  const texts = useTexts(vehicleDetailTexts)
  return (
    <>
      {offer.highlights.length > 0 ? (
        <ul className={css.highlights} aria-label={texts.highlights} lang={DEALERS_LANGUAGE}>
          {offer.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      ) : null}
      <div className={css.equipment}>
        {offer.equipment.map(({ title, items }) => (
          <div key={title} className={css.group}>
            <h3>{title}</h3>
            <ul className={css.ticks}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}
