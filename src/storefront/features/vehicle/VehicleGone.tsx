import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { ButtonLink } from '#design/Button.tsx'
import css from './VehicleGone.module.css'
import type { GoneView } from './vehicle-view.ts'

/** Shown instead of an offer that is sold or never existed, with similar or the newest cars. */
export function GonePage({ view, carsHref }: { view: GoneView; carsHref: string }) {
  return (
    <div className={`wrap ${css.page}`}>
      <div className="stack">
        <h1>{view.heading}</h1>
        <p className="lead">{view.text}</p>
      </div>
      <div>
        <h2 className="visually-hidden">{view.similarTitle}</h2>
        <VehicleCards cards={view.similar} />
      </div>
      <div className="row">
        {view.more ? <ButtonLink href={view.more.href}>{view.more.text}</ButtonLink> : null}
        <ButtonLink kind={view.more ? 'secondary' : 'primary'} href={carsHref}>
          {view.seeAll}
        </ButtonLink>
      </div>
    </div>
  )
}
