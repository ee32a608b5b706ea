import { workshopTexts } from '#messages/workshop.ts'
import { ChoiceRow, ChoiceText } from '../../blocks/ChoiceRow.tsx'
import { DealerMap } from '../../blocks/DealerMap.tsx'
import { fieldId } from '../../blocks/FormFields.tsx'
import { PlaceSearch } from '../../blocks/PlaceSearch.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/service-workshop.page.ts'
import mapCss from './found-workshops.module.css'
import { ServiceFrame } from './ServiceFrame.tsx'
import css from './workshop.module.css'
import { chooseServiceWorkshop, loadServiceWorkshop } from './workshops.server.ts'

export const loader = loadServiceWorkshop
export const action = chooseServiceWorkshop

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: workshopTexts.workshopTitle })
}

/** Step 3: the workshop, near a place. */
export default function ServiceWorkshop({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(workshopTexts)
  const state = useEntries(view)
  const error = state.errors.merchant
  const lead = view.place ? texts.workshopLead : texts.workshopLeadAll
  const search = <PlaceSearch path={view.path} place={view.place} button={texts.search} />
  return (
    <ServiceFrame view={view} title={texts.workshopTitle} lead={lead} state={state} before={search}>
      <input type="hidden" name="place" value={view.place} />
      {view.workshops.length === 0 ? <p>{texts.noWorkshops}</p> : null}
      <div className={mapCss.found}>
        <figure className={mapCss.map}>
          <DealerMap map={view.map} />
          <figcaption className="note">{texts.mapNote}</figcaption>
        </figure>
        <fieldset className={css.choices} id={fieldId('merchant')} tabIndex={-1}>
          <legend className="visually-hidden">{texts.chooseWorkshop}</legend>
          {view.workshops.map(({ id, number, name, address, distance, price, note, isChosen }) => (
            <ChoiceRow
              key={id}
              id={`werkstatt-${number}`}
              type="radio"
              name="merchant"
              value={id}
              defaultChecked={state.values.merchant === undefined ? isChosen : state.values.merchant === id}
              aria-invalid={error ? true : undefined}
              label={
                <ChoiceText
                  title={<b>{name}</b>}
                  notes={[[address, distance].filter(Boolean).join(' · '), note]}
                  end={<b>{price}</b>}
                />
              }
            />
          ))}
        </fieldset>
      </div>
    </ServiceFrame>
  )
}
