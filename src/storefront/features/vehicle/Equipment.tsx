import { vehicleTexts } from '#messages/vehicle.ts'
import { Disclosure, More } from '#design/Accordion.tsx'
import css from './Offer.module.css'
import type { OfferView } from './vehicle-view.ts'
import { useTexts } from '../../site.ts'

/** Items of a group before "show all". */
const SHOWN = 12

/** What the car has, group by group. */
export function Equipment({ offer }: { offer: OfferView }) {
  const texts = useTexts(vehicleTexts)
  return (
    <div className={css.equipment}>
      {offer.equipment.map(({ title, items }) => (
        <Disclosure key={title} title={title} count={items.length} open>
          <Ticks items={items.slice(0, SHOWN)} />
          {items.length > SHOWN ? (
            <More more={texts.all(items.length)} less={texts.fewer}>
              <Ticks items={items.slice(SHOWN)} />
            </More>
          ) : null}
        </Disclosure>
      ))}
    </div>
  )
}

function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.ticks}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
