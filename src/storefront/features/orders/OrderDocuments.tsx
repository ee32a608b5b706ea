import { orderTexts } from '#messages/orders.ts'
import { Disclosure } from '#design/Accordion.tsx'
import { useTexts } from '../../site.ts'
import type { OrderView } from './orders-view.ts'
import css from './order.module.css'

/** The documents of the order, and what was agreed with it. */
export function OrderDocuments({ view: { documents, isInvoiceComing, agreed } }: { view: OrderView }) {
  const texts = useTexts(orderTexts)
  return (
    <section className={css.part} aria-labelledby="documents">
      <h2 id="documents">{texts.documents}</h2>
      <ul className={css.documents}>
        {documents.map(({ label, href, format }) => (
          <li key={href}>
            <a href={href} download>
              {label}
            </a>
            <span className="small soft">{format}</span>
          </li>
        ))}
      </ul>
      {isInvoiceComing ? <p className="small soft">{texts.noInvoice}</p> : null}
      {agreed.length > 0 ? (
        <Disclosure title={`${texts.agreed}: ${texts.agreedCount(agreed.length)}`}>
          <ul className={css.agreed}>
            {agreed.map(({ text, lang }) => (
              <li key={text} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  )
}
