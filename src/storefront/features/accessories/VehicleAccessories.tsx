import type { Locale } from '#domain/locale.ts'
import { accessoryTexts } from '#messages/accessories.ts'
import { AccessoryCards } from '../../blocks/AccessoryCards.tsx'
import css from './VehicleAccessories.module.css'
import type { VehicleAccessoriesView } from './vehicle-accessories.server.ts'

/** On a car's page: what goes with it. */
export function VehicleAccessories({ view, locale }: { view: VehicleAccessoriesView; locale: Locale }) {
  return (
    <section className={`wrap ${css.section}`} id="zubehoer">
      <div className={css.head}>
        <h2>{accessoryTexts.forThisCar[locale]}</h2>
        <a href={view.all.href}>{view.all.label}</a>
      </div>
      <AccessoryCards cards={view.cards} locale={locale} />
      <p className="note">{accessoryTexts.vatNote[locale]}</p>
    </section>
  )
}
