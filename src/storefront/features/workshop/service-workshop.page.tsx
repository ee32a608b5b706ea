import { Button } from '#design/Button.tsx'
import { workshopTexts } from '#messages/workshop.ts'
import { DealerMap } from '../../blocks/DealerMap.tsx'
import { fieldId } from '../../blocks/FormFields.tsx'
import { PlaceSearch } from '../../blocks/PlaceSearch.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/service-workshop.page.ts'
import css from './found-workshops.module.css'
import { Chosen, ServiceFrame } from './ServiceFrame.tsx'
import type { ServiceWorkshopView } from './service-view.ts'
import { chooseServiceWorkshop, loadServiceWorkshop } from './workshops.server.ts'

export const loader = loadServiceWorkshop
export const action = chooseServiceWorkshop

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: workshopTexts.workshopTitle })
}

/** Step 3: the workshop, near a place. Each has a button of its own, which goes on. */
export default function ServiceWorkshop({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(workshopTexts)
  const state = useEntries(view)
  const search = <PlaceSearch path={view.path} place={view.place} button={texts.search} />
  const beside = (
    <div className={css.beside}>
      <figure className={css.map}>
        <DealerMap map={view.map} />
        <figcaption className="note">{texts.mapNote}</figcaption>
      </figure>
      <Chosen view={view} />
    </div>
  )
  return (
    <ServiceFrame
      view={view}
      title={texts.workshopTitle}
      lead={view.lead}
      state={state}
      before={search}
      button={null}
      aside={beside}
    >
      <input type="hidden" name="place" value={view.place} />
      <Workshops workshops={view.workshops} />
      {view.all ? (
        <p>
          <a href={view.all.href}>{view.all.label}</a>
        </p>
      ) : null}
    </ServiceFrame>
  )
}

function Workshops({ workshops }: Pick<ServiceWorkshopView, 'workshops'>) {
  const texts = useTexts(workshopTexts)
  const target = { id: fieldId('merchant'), tabIndex: -1 }
  if (workshops.length === 0) return <p {...target}>{texts.noWorkshops}</p>
  return (
    <ul className={css.found} {...target} aria-label={texts.workshops}>
      {workshops.map(({ id, number, name, address, distance, price, note, button, isChosen }) => (
        <li key={id} id={`werkstatt-${number}`} aria-current={isChosen || undefined}>
          <h2>{name}</h2>
          <span className={css.distance}>{distance}</span>
          <p className={css.facts}>
            <span>{address}</span>
            <span>{note}</span>
          </p>
          <b className={css.price}>{price}</b>
          <Button
            type="submit"
            name="merchant"
            value={id}
            small
            aria-label={texts.actAt(button, name)}
            {...(isChosen ? {} : { kind: 'secondary' })}
          >
            {button}
          </Button>
        </li>
      ))}
    </ul>
  )
}
