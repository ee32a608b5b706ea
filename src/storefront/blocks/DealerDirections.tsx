import { dealerTexts } from '#messages/dealer.ts'
import { useTexts } from '../site.ts'
import type { DealerView } from './dealer-view.ts'
import { HoursTable } from './HoursTable.tsx'
import { SumBox } from './SumColumns.tsx'

export interface DealerPlace extends DealerView {
  /** To a route planner. */
  readonly route?: string
}

/** Where a dealer is, when it is open and how to reach it. */
export function DealerDirections({ dealer: { name, href, address, phone, hours, route } }: { dealer: DealerPlace }) {
  const texts = useTexts(dealerTexts)
  return (
    <SumBox label={texts.directions}>
      <h2>{texts.directions}</h2>
      <p>
        <a href={href}>{name}</a>
        <br />
        {address}
      </p>
      {phone ? (
        <p>
          <a href={phone.href}>{phone.text}</a>
        </p>
      ) : null}
      <HoursTable hours={hours} />
      {route ? (
        <p>
          <a href={route}>{texts.route}</a>
        </p>
      ) : null}
    </SumBox>
  )
}
