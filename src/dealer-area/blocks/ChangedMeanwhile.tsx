import { useEffect, useRef } from 'react'
import { Notice } from '#design/Notice.tsx'
import { changedTexts } from '#messages/dealer-forms.ts'
import { useTexts } from '#storefront/site.ts'
import type { ChangedView } from './changed-state.ts'
import css from './ChangedMeanwhile.module.css'

/** Above a form that somebody else has saved meanwhile: both versions. The form keeps what was entered; sending it again saves that. */
export function ChangedMeanwhile({ view }: { view: ChangedView }) {
  const texts = useTexts(changedTexts)
  const box = useRef<HTMLDivElement>(null)
  // Its form may stand further down, so the focus moves up to this; each answer brings a new `view`.
  useEffect(() => {
    if (view) box.current?.focus()
  }, [view])
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Notice tone="warning">
        <p>
          <b>{view.who ? texts.byPerson(view.who.name, view.who.at) : texts.byFeed}</b>
        </p>
        <p>{texts.both}</p>
        <table className={css.differences}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.now}</th>
              <th scope="col">{texts.entered}</th>
            </tr>
          </thead>
          <tbody>
            {view.differences.map(({ label, now, entered }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{now || '–'}</td>
                <td>{entered || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Notice>
    </div>
  )
}
