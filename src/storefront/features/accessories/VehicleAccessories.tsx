import { accessoryTexts } from '#messages/accessories.ts'
import { AccessoryCards } from '../../blocks/AccessoryCards.tsx'
import row from '../../blocks/CardRow.module.css'
import css from './VehicleAccessories.module.css'
import type { VehicleAccessoriesView } from './vehicle-accessories.server.ts'
import { useTexts } from '../../site.ts'

/** On a car's page: what goes with it. */
export function VehicleAccessories({ view }: { view: VehicleAccessoriesView }) {
  const texts = useTexts(accessoryTexts)
  return (
    <section className={`wrap ${css.section} ${row.row}`} id="zubehoer">
      <div className={css.head}>
        <h2>{texts.forThisCar}</h2>
        <a href={view.all.href}>{view.all.label}</a>
      </div>
      <AccessoryCards cards={view.cards} />
      <p className="note">{texts.vatNote}</p>
    </section>
  )
}
