import { vehicleTexts } from '#messages/vehicle.ts'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { ButtonLink } from '#design/Button.tsx'
import css from './VehicleGone.module.css'
import type { GoneView } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

/** Instead of an offer that is sold or was never there: what comes close. */
export function GonePage({ view, carsHref }: { view: GoneView; carsHref: string }) {
  const texts = useTexts(vehicleTexts)
  return (
    <div className={`wrap ${css.page}`}>
      <div className="stack">
        <h1>{view.kind === 'sold' ? texts.soldTitle : texts.unknownTitle}</h1>
        <p className="lead">{view.kind === 'sold' ? texts.soldText(view.title ?? '') : texts.unknownText}</p>
      </div>
      <div>
        <h2 className="visually-hidden">{texts.similar}</h2>
        <VehicleCards cards={view.similar} />
      </div>
      <div className="row">
        {view.more ? <ButtonLink href={view.more.href}>{view.more.text}</ButtonLink> : null}
        <ButtonLink kind={view.more ? 'secondary' : 'primary'} href={carsHref}>
          {texts.seeAll}
        </ButtonLink>
      </div>
    </div>
  )
}
