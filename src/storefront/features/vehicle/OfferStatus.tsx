import { priceHistoryTexts } from '#messages/vehicle-details.ts'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { useTexts } from '../../site.ts'
import type { HistoryView } from './vehicle-view.ts'

/** Since when an offer is online, and when its seller last confirmed it. */
export function OfferStatus({ view }: { view: HistoryView }) {
  const texts = useTexts(priceHistoryTexts)
  return (
    <Specs columns={2}>
      <SpecRow label={texts.days}>{view.days}</SpecRow>
      <SpecRow label={texts.number}>{view.number}</SpecRow>
      {view.confirmed ? <SpecRow label={texts.confirmed}>{view.confirmed}</SpecRow> : null}
    </Specs>
  )
}
