import { TextArea } from '#design/Field.tsx'
import { euroUnit } from '#domain/format/money.ts'
import { MAX_BOOKING_MESSAGE } from '#domain/workshop/booking-limits.ts'
import { formTexts } from '#messages/forms.ts'
import { workshopTexts } from '#messages/workshop.ts'
import { sessionTexts } from '#messages/session.ts'
import formCss from '../../blocks/FormFields.module.css'
import { fieldId, FormField, FormSelect } from '../../blocks/FormFields.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useLocale, useTexts } from '../../site.ts'
import type { Route } from './+types/service-contact.page.ts'
import { loadServiceContact, saveServiceContact } from './contact.server.ts'
import { ServiceFrame } from './ServiceFrame.tsx'

export const loader = loadServiceContact
export const action = saveServiceContact

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: workshopTexts.contactTitle })
}

/** Step 5: who brings the car, and up to which amount the workshop may work without calling. */
export default function ServiceContact({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(workshopTexts)
  const words = useTexts(sessionTexts)
  const forms = useTexts(formTexts)
  const euro = euroUnit(useLocale())
  const state = useEntries(view)
  const { begin, hasCeiling } = view
  const field = (name: string) => ({ state, name, defaultValue: begin[name] })
  const error = state.errors.message
  return (
    <ServiceFrame view={view} title={texts.contactTitle} state={state}>
      <div className={formCss.fields}>
        <FormSelect
          state={state}
          name="salutation"
          label={texts.salutation}
          options={[
            { value: '', label: texts.noSalutation },
            { value: 'MRS', label: words.mrs },
            { value: 'MR', label: words.mr },
            { value: 'DIVERSE', label: words.diverse },
          ]}
          chosen={begin.salutation ?? ''}
        />
        <div className={formCss.pair}>
          <FormField {...field('firstName')} label={texts.firstName} autoComplete="given-name" />
          <FormField {...field('lastName')} label={texts.lastName} autoComplete="family-name" />
        </div>
        <FormField {...field('email')} label={texts.email} type="email" autoComplete="email" />
        <FormField {...field('phone')} label={texts.phone} hint={texts.phoneHint} type="tel" autoComplete="tel" />
        {hasCeiling ? (
          <FormField
            {...field('ceiling')}
            label={texts.ceiling}
            hint={texts.ceilingHint}
            unit={euro}
            inputMode="numeric"
            optional
          />
        ) : null}
        <TextArea
          id={fieldId('message')}
          name="message"
          label={forms.optional(texts.message)}
          hint={texts.messageHint}
          maxLength={MAX_BOOKING_MESSAGE}
          defaultValue={state.values.message ?? begin.message}
          {...(error ? { error } : {})}
        />
      </div>
    </ServiceFrame>
  )
}
