import { garageTexts } from '#messages/garage.ts'
import { ButtonLink } from '#design/Button.tsx'
import css from './garage.module.css'
import type { WorthView } from './garage-view.ts'
import { useTexts } from '../../site.ts'

/** What a car may be worth, what that rests on, and how it is reckoned; or why nothing is said. */
export function Worth({ worth, editPath }: { worth: WorthView; editPath: string }) {
  const texts = useTexts(garageTexts)
  return (
    <section className="stack">
      <h2>{texts.value}</h2>
      {worth.kind === 'estimate' ? (
        <>
          <div>
            <p className={css.value}>{worth.value}</p>
            <ValueRange range={worth.range} />
            <p className="small soft">{worth.band}</p>
            <p className="small soft">{worth.basis}</p>
          </div>
          <details className={css.method}>
            <summary>{texts.valueMethod}</summary>
            <p className="note">{worth.method}</p>
          </details>
        </>
      ) : (
        <p className="small soft">{worth.text}</p>
      )}
      {worth.kind === 'unknown' ? (
        <div>
          <ButtonLink href={editPath} kind="secondary" small>
            {texts.complete}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  )
}

/** The band of comparable offers as a bar, the estimate as a mark on it. */
function ValueRange({ range: { low, high, at } }: { range: Extract<WorthView, { kind: 'estimate' }>['range'] }) {
  return (
    <div className={css.range} aria-hidden="true">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none">
        <path d="M0 4h100" />
        <path d={`M${at} 0v8`} />
      </svg>
      <span>{low}</span>
      <span>{high}</span>
    </div>
  )
}
