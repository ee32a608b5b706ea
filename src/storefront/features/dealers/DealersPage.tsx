import type { Locale } from '#domain/locale.ts'
import { dealerTexts } from '#messages/dealer.ts'
import { frameTexts } from '#messages/frame.ts'
import { inLanguage } from '#messages/texts.ts'
import { PlaceField } from '../../blocks/PlaceField.tsx'
import { Breadcrumbs } from '../../design/Breadcrumbs.tsx'
import { Button } from '../../design/Button.tsx'
import { grouped } from '../../figures.ts'
import css from './DealersPage.module.css'
import type { DealersView } from './dealers-view.ts'

export function DealersPage({ view, home, locale }: { view: DealersView; home: string; locale: Locale }) {
  const texts = inLanguage(dealerTexts, locale)
  const { place, unknownPlace, dealers } = view
  const byDistance = place !== '' && !unknownPlace
  return (
    <div className={`wrap ${css.page}`}>
      <Breadcrumbs
        label={frameTexts.youAreHere[locale]}
        crumbs={[{ label: frameTexts.start[locale], href: home }, { label: texts.dealers }]}
      />
      <div className={css.top}>
        <div className="stack tight">
          <h1>{byDistance ? texts.dealersNear(dealers.length, place) : texts.dealersTitle(dealers.length)}</h1>
          <p className="lead">{texts.dealersLead}</p>
        </div>
        <form method="get" action={view.path} className={css.search}>
          <PlaceField
            label={texts.place}
            defaultValue={place}
            placeholder={texts.placeHint}
            error={unknownPlace ? texts.unknownPlace : undefined}
          />
          <Button type="submit">{texts.search}</Button>
        </form>
      </div>
      <ul className={css.dealers}>
        {dealers.map((dealer) => (
          <li key={dealer.href}>
            <h2>
              <a href={dealer.href}>{dealer.name}</a>
            </h2>
            <p className="soft">
              {dealer.address}
              {dealer.hours ? <span className={css.hours}>{dealer.hours}</span> : null}
            </p>
            <p className={css.figures}>
              {dealer.distance ? <span>{dealer.distance}</span> : null}
              <span>{texts.offers(grouped(dealer.count, locale))}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
