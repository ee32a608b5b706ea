import { useCallback, useState } from 'react'
import { workshopTexts } from '#messages/workshop.ts'
import { classes } from '#design/classes.ts'
import { ChoiceRow } from '../../blocks/ChoiceRow.tsx'
import { fieldId, FormField } from '../../blocks/FormFields.tsx'
import { EMPTY_FORM } from '../../blocks/form-state.ts'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/workshop.page.ts'
import { chooseServices, loadServices } from './services.server.ts'
import { chosenSkus } from './chosen-skus.ts'
import { ServiceFrame } from './ServiceFrame.tsx'
import { ServicesSum } from './ServicesSum.tsx'
import { ServiceText } from './ServiceText.tsx'
import css from './workshop.module.css'

export const loader = loadServices
export const action = chooseServices

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: workshopTexts.servicesTitle })
}

/** Id of what is wrong with the choice: one service is enough, so the group says it and no single box. */
const NOTE = 'skus-note'

/** Step 1: what is to be done. The sum follows each choice with a script, and what was sent without one. */
export default function Workshop({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(workshopTexts)
  const state = useEntries(view)
  const stored = view.groups.flatMap(({ services }) =>
    services.filter(({ isChosen }) => isChosen).map(({ sku }) => sku),
  )
  const sent = state === EMPTY_FORM ? stored : chosenSkus(Object.keys(state.values))
  const [entered, setEntered] = useState<readonly string[]>()
  // Also once at the beginning: boxes are ticked before the script is there, or by a browser that brings back what was entered.
  const read = useCallback((part: Element | null) => {
    const form = part?.closest('form')
    if (form) setEntered(chosenSkus(new FormData(form).keys()))
  }, [])
  return (
    <ServiceFrame
      view={view}
      title={texts.servicesTitle}
      lead={texts.servicesLead}
      state={state}
      isWide
      button={null}
      onInput={read}
    >
      {view.plate === undefined ? null : (
        <FormField
          state={state}
          name="plate"
          label={texts.plate}
          hint={texts.plateHint}
          defaultValue={view.plate}
          maxLength={20}
          className={css.plate}
          optional
        />
      )}
      {view.groups.length === 0 ? <p>{texts.noServices}</p> : null}
      <fieldset
        ref={read}
        className={classes(css.kinds, state.errors.skus !== undefined && css.refused)}
        id={fieldId('skus')}
        tabIndex={-1}
        aria-label={texts.servicesTitle}
        aria-describedby={state.errors.skus === undefined ? undefined : NOTE}
      >
        {state.errors.skus === undefined ? null : (
          <p id={NOTE} className={css.missing}>
            {state.errors.skus}
          </p>
        )}
        {view.groups.map(({ key, title, services }) => (
          <fieldset key={key} className={css.kind}>
            <legend>
              <h2>{title}</h2>
            </legend>
            {services.map((service) => (
              <ChoiceRow
                key={service.sku}
                name={`sku-${service.sku}`}
                value="1"
                defaultChecked={sent.includes(service.sku)}
                label={<ServiceText service={service} />}
              />
            ))}
          </fieldset>
        ))}
      </fieldset>
      <p className="note">{texts.priceKinds}</p>
      <ServicesSum amounts={view.amounts} next={view.next} skus={entered ?? sent} />
    </ServiceFrame>
  )
}
