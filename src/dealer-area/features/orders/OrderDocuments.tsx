import { ButtonLink } from '#design/Button.tsx'
import { merchantOrderTexts } from '#messages/dealer-orders.ts'
import { useTexts } from '#storefront/site.ts'
import type { OrderView } from './order-view.ts'
import css from './orders.module.css'

/** The documents of an order, as the customer has them. */
export function OrderDocuments({ documents, handOver }: Pick<OrderView, 'documents' | 'handOver'>) {
  const texts = useTexts(merchantOrderTexts)
  if (documents.length === 0) return null
  return (
    <>
      <h2>{texts.documents}</h2>
      <ul className={css.documents}>
        {documents.map(({ href, label }) => (
          <li key={href}>
            <a href={href} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {handOver ? (
        <p>
          <ButtonLink href={handOver.href} kind="secondary">
            {handOver.label}
          </ButtonLink>
        </p>
      ) : null}
    </>
  )
}
