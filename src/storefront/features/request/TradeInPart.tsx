import { ButtonLink } from '#design/Button.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { tradeInRequestTexts } from '#messages/trade-in-request.ts'
import formCss from '../../blocks/FormFields.module.css'
import { useTexts } from '../../site.ts'
import { InspectionProofs } from '../../blocks/InspectionProofs.tsx'
import { TradeInDifferences } from '../../blocks/TradeInDifferences.tsx'
import type { TradeInPartView } from './request-view.ts'
import css from './request.module.css'

/** The part of a trade-in: the link to its price, what the inspection changed, the condition as described, and pictures. */
export function TradeInPart({ view: { offer, differences, condition, pictures, proofs } }: { view: TradeInPartView }) {
  const texts = useTexts(tradeInRequestTexts)
  return (
    <>
      {offer ? (
        <p>
          <ButtonLink href={offer.href} kind={offer.isOffered ? 'primary' : 'secondary'}>
            {offer.label}
          </ButtonLink>
        </p>
      ) : null}
      {differences ? <TradeInDifferences differences={differences} /> : null}
      <InspectionProofs proofs={proofs} />
      <section className={formCss.fields} aria-labelledby="zustand">
        <h2 id="zustand">{texts.described}</h2>
        <Specs columns={2}>
          {condition.map(({ label, value }) => (
            <SpecRow key={label} label={label}>
              {value}
            </SpecRow>
          ))}
        </Specs>
      </section>
      {pictures.length > 0 ? (
        <section className={formCss.fields} aria-labelledby="bilder">
          <h2 id="bilder">{texts.pictures}</h2>
          <ul className={css.pictures}>
            {pictures.map(({ id, href, alt }) => (
              <li key={id}>
                <a href={href}>
                  <img src={href} alt={alt} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
