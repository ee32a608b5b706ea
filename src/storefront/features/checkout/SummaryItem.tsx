import { checkoutTexts } from '#messages/checkout.ts'
import { energyTexts } from '#messages/energy.ts'
import { Notice } from '#design/Notice.tsx'
import { SpecRow } from '#design/Specs.tsx'
import { Co2 } from '../../blocks/Co2.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { CreditInformation } from '../../blocks/Rate.tsx'
import type { SummaryItemView } from './checkout-view.ts'
import css from './SummaryItem.module.css'
import { useTexts } from '../../site.ts'

/** One ordered item with all its essential characteristics (§ 312j BGB). */
export function SummaryItem({ item }: { item: SummaryItemView }) {
  const texts = useTexts(checkoutTexts)
  const energyWords = useTexts(energyTexts)
  const { title, href, picture, facts, energy, quantity, defects, terms, price, note, rate } = item
  return (
    <article className={picture ? `${css.item} ${css.pictured}` : css.item}>
      {picture ? <Picture image={picture} alt="" sizes="12rem" largest={512} /> : null}
      <div className={css.what}>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        {quantity ? <p className="small soft">{quantity}</p> : null}
        {facts.length > 0 ? (
          <dl className={css.facts}>
            {facts.map(({ label, value }) => (
              <SpecRow key={label} label={label}>
                {value}
              </SpecRow>
            ))}
          </dl>
        ) : null}
        {energy.length > 0 ? (
          <>
            <h4 className={css.energyTitle}>
              <Co2 text={energyWords.labelTitle} />
            </h4>
            <dl className={`${css.facts} ${css.energy}`}>
              {energy.map(({ label, value }) => (
                <SpecRow key={label} label={<Co2 text={label} />}>
                  <Co2 text={value} />
                </SpecRow>
              ))}
            </dl>
          </>
        ) : null}
        {defects ? (
          <Notice tone="warning">
            <p>
              <b>{texts.knownDefects}</b>
            </p>
            <p>{defects}</p>
          </Notice>
        ) : null}
        {terms ? (
          <p className="small">
            <a href={terms.href}>{terms.label}</a>
          </p>
        ) : null}
        {rate ? <CreditInformation examples={[rate.example]} /> : null}
      </div>
      <div className={css.money}>
        <p className={css.price}>{price}</p>
        <p className="note">{note}</p>
        {rate ? <p className="small">{rate.text}</p> : null}
      </div>
    </article>
  )
}
