import { orderTexts } from '#messages/orders.ts'
import { Disclosure } from '#design/Accordion.tsx'
import { Co2 } from '../../blocks/Co2.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { CreditInformation } from '../../blocks/Rate.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import css from './OrderLine.module.css'
import type { OrderLineView } from './orders-view.ts'
import { useTexts } from '../../site.ts'

/** One thing that was bought, as it was described then. */
export function OrderLine({ line }: { line: OrderLineView }) {
  const texts = useTexts(orderTexts)
  const { title, picture, facts, price, notes, rate, lang } = line
  return (
    <article className={picture ? `${css.line} ${css.pictured}` : css.line}>
      {picture ? <Picture image={picture} alt="" sizes="10rem" largest={512} /> : null}
      <div className={css.what}>
        <h3 lang={lang}>{title}</h3>
        {notes.map((note) => (
          <p key={note} className="small soft">
            {note}
          </p>
        ))}
        {rate ? <CreditInformation examples={[rate.example]} /> : null}
      </div>
      <div className={css.money}>
        <p className={css.price}>{price}</p>
        {rate ? <p className="small">{rate.text}</p> : null}
      </div>
      {facts.length > 0 ? (
        <div className={css.facts}>
          <Disclosure title={texts.facts}>
            <div lang={lang}>
              <Specs columns={2}>
                {facts.map(({ label, value }) => (
                  <SpecRow key={label} label={<Co2 text={label} />}>
                    <Co2 text={value} />
                  </SpecRow>
                ))}
              </Specs>
            </div>
          </Disclosure>
        </div>
      ) : null}
    </article>
  )
}
