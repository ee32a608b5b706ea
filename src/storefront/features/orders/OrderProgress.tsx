import { orderTexts } from '#messages/orders.ts'
import { useTexts } from '../../site.ts'
import css from './OrderProgress.module.css'
import type { StationView } from './orders-view.ts'

/** How far an order has come: a line with a dot for each station. */
export function OrderProgress({ stations }: { stations: readonly StationView[] }) {
  const texts = useTexts(orderTexts)
  return (
    <ol className={css.progress} aria-label={texts.progress}>
      {stations.map(({ label, note, state }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{label}</span>
          {state === 'done' ? <span className="visually-hidden">{texts.stationDone}</span> : null}
          {note ? <small>{note}</small> : null}
        </li>
      ))}
    </ol>
  )
}
