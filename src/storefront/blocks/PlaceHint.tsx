import { Fragment } from 'react'
import { Notice } from '#design/Notice.tsx'
import type { PlaceHintView } from './place-hint-view.ts'

/** Namesakes of a place, or what an unknown one may mean: plain links. */
export function PlaceHint({ hint }: { hint: PlaceHintView | undefined }) {
  return hint ? (
    <Notice tone={hint.problem ? 'warning' : 'info'}>
      <p>
        {hint.text}{' '}
        {hint.links.map(({ label, href }, index) => (
          <Fragment key={href}>
            {index > 0 ? ' · ' : null}
            <a href={href}>{label}</a>
          </Fragment>
        ))}
      </p>
    </Notice>
  ) : null
}
