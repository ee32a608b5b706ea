import { ChoiceText } from '../../blocks/ChoiceRow.tsx'
import type { ServiceChoice } from './service-view.ts'

/** A service with its price, and what kind of price that is. */
export function ServiceText({ service }: { service: ServiceChoice }) {
  const { title, description, includes, price, priceKind } = service
  return (
    <ChoiceText
      title={<b>{title}</b>}
      notes={[[description, includes].filter(Boolean).join(' ')]}
      end={
        <>
          <b>{price}</b>
          <small>{priceKind}</small>
        </>
      }
    />
  )
}
