import { widgetTexts } from '#messages/widget.ts'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/whitelabel-widget.page.ts'
import { loadVehiclesWidget } from './vehicles.server.ts'
import css from './widget.module.css'

export const loader = loadVehiclesWidget

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: loaderData?.title ?? widgetTexts.notFound })
}

/** Cars of a dealer inside a frame on their website; every link opens the shop in the whole window. */
export default function VehiclesWidget({ loaderData: { title, layout, cards, all } }: Route.ComponentProps) {
  const texts = useTexts(widgetTexts)
  return (
    <div className={css.widget}>
      <h1 className="visually-hidden">{title}</h1>
      <h2 className="visually-hidden">{texts.cars}</h2>
      {cards.length === 0 ? <p>{texts.none}</p> : null}
      {layout === 'carousel' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        <section className={css.carousel} aria-label={texts.cars} tabIndex={0}>
          <VehicleCards cards={cards} plain firstRow={2} />
        </section>
      ) : (
        <VehicleCards cards={cards} plain rows={layout === 'list'} firstRow={2} />
      )}
      <p>
        <a href={all.href}>{all.label}</a>
      </p>
    </div>
  )
}
