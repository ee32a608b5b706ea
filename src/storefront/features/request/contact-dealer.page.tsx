import { Form, useActionData } from 'react-router'
import { contactTexts } from '#messages/contact.ts'
import { Button, ButtonLink, SubmitOnEnter } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Notice } from '#design/Notice.tsx'
import { TabButtons } from '#design/TabButtons.tsx'
import { BotCheckFields } from '../../blocks/BotCheckFields.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { fieldId, FormErrors, FormField, FormSelect } from '../../blocks/FormFields.tsx'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { NewsletterBox } from '../../blocks/NewsletterBox.tsx'
import { TimePicker } from '../../blocks/TimePicker.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import { chosenPayment } from '../financing/chosen-payment.server.ts'
import type { Route } from './+types/contact-dealer.page.ts'
import { loadContact, sendContact } from './contact-dealer.server.ts'
import type { ContactView } from './contact-view.ts'
import { MessageField } from '../../blocks/MessageField.tsx'
import { RequestAside } from './RequestAside.tsx'
import css from './request.module.css'

export async function loader({ url, context, params: { vehicleId } }: Route.LoaderArgs) {
  return loadContact({ url, context, vehicleId, payment: await chosenPayment({ url, context }, vehicleId) })
}

export async function action({ request, url, context, params: { vehicleId } }: Route.ActionArgs) {
  const payment = await chosenPayment({ url, context }, vehicleId)
  return sendContact({ request, url, context, vehicleId, payment })
}

export const headers = actionHeaders

/** The page has no canonical path and so is not cached: every form has its own key. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: loaderData?.title ?? contactTexts.pageTitle })
}

/** Id of the form, for the buttons above that choose the kind of contact. */
const FORM = 'anfrage'

/** One form for a car and its seller. */
export default function ContactDealer({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(contactTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <div className={`wrap ${css.page}`}>
      <div className={css.head}>
        <h1>{view.title}</h1>
        <p className="lead">{view.lead}</p>
      </div>
      <RequestAside car={view.car} facts={view.facts}>
        {view.hasFinance ? <p className="note">{texts[view.isOwn ? 'ownFinanceNote' : 'financeNote']}</p> : null}
      </RequestAside>
      <div className={css.main}>
        {view.tabs.length > 0 ? (
          <>
            <SubmitOnEnter form={FORM} />
            <TabButtons tabs={view.tabs} label={texts.kinds} form={FORM} />
          </>
        ) : (
          <Notice tone="warning">{texts.safety}</Notice>
        )}
        {view.drive ? <DriveTimes drive={view.drive} /> : null}
        <ContactForm view={view} state={state} />
      </div>
    </div>
  )
}

/** Times for a test drive. Choosing one loads the page with it, so that the form below sends it along. */
function DriveTimes({ drive: { picker, hidden } }: { drive: NonNullable<ContactView['drive']> }) {
  const texts = useTexts(contactTexts)
  return (
    <section className={formCss.fields}>
      <h2>{texts.testDriveWhen}</h2>
      <Form method="get" action="." preventScrollReset className={css.form}>
        {hidden.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TimePicker view={picker} id="freie-zeiten" />
      </Form>
    </section>
  )
}

interface FormProps {
  view: ContactView
  state: FormState
}

function ContactForm({ view, state }: FormProps) {
  const texts = useTexts(contactTexts)
  const field = (name: string) => ({ state, name, defaultValue: view.begin[name] })
  return (
    <Form id={FORM} method="post" noValidate className={css.form}>
      <FormErrors state={state} />
      <input type="hidden" name="key" value={state.values.key ?? view.key} />
      <input type="hidden" name="requestType" value={view.requestType} />
      <input type="hidden" name="contactType" value={view.contactType} />
      <OtherTimes view={view} state={state} />
      {view.drive ? <ChosenTime drive={view.drive} state={state} /> : null}
      {view.hasTimeOfDay ? <When view={view} state={state} /> : null}
      <section className={formCss.fields}>
        <h2>{texts.yourDetails}</h2>
        <div className={formCss.pair}>
          <FormField {...field('firstName')} label={texts.firstName} autoComplete="given-name" />
          <FormField {...field('lastName')} label={texts.lastName} autoComplete="family-name" />
        </div>
        <div className={formCss.pair}>
          <FormField {...field('email')} label={texts.email} type="email" autoComplete="email" />
          {view.isPrivate ? null : (
            <FormField
              {...field('phone')}
              label={texts.phone}
              hint={texts.phoneHint}
              type="tel"
              autoComplete="tel"
              optional={!view.needsPhone}
            />
          )}
        </div>
        <MessageField state={state} label={texts.message} optional={!view.needsText} />
      </section>
      <NewsletterBox state={state} />
      <BotCheckFields key={view.stamp} stamp={view.stamp} />
      <div className="row">
        <Button type="submit">{view.send}</Button>
        <ButtonLink kind="quiet" href={view.car.href}>
          {texts.back}
        </ButtonLink>
      </div>
      <p className="note">{view.note}</p>
    </Form>
  )
}

/** What was entered into the forms of other kinds: it is there again when one of those is chosen. */
function OtherTimes({ view, state: { values } }: FormProps) {
  const fields = { day: Boolean(view.days), timeOfDay: view.hasTimeOfDay, time: Boolean(view.drive) }
  return Object.entries(fields).map(([name, isShown]) =>
    values[name] && !isShown ? <input key={name} type="hidden" name={name} value={values[name]} /> : null,
  )
}

/** The chosen time, what it means, and what to bring. */
function ChosenTime({ drive, state }: { drive: NonNullable<ContactView['drive']>; state: FormState }) {
  const { chosen } = drive
  const texts = useTexts(contactTexts)
  return (
    <section className={formCss.fields} aria-live="polite">
      <h2>{texts.yourTestDrive}</h2>
      <p className="lead">{chosen ? chosen.text : texts.noTimeYet}</p>
      {chosen && !state.errors.time ? (
        <input type="hidden" name="time" value={chosen.value} />
      ) : (
        <FreeTimes drive={drive} state={state} />
      )}
      <p className="note">
        {texts.driveReserved} {texts.bring}: {texts.licence}
      </p>
    </section>
  )
}

/**
 * The next times once more, where the one above is missing or taken, and without a script: there a time above loads the page anew, and what
 * is entered below is gone.
 */
function FreeTimes({ drive: { picker }, state }: { drive: NonNullable<ContactView['drive']>; state: FormState }) {
  const texts = useTexts(contactTexts)
  const days = picker.nextDays.map(({ day, times }) => ({
    label: day,
    options: times
      .filter((time) => time.state === 'free')
      .map(({ value, label }) => ({ value, label: `${day}, ${label}` })),
  }))
  return (
    <FormSelect
      state={state}
      name="time"
      label={texts.freeTime}
      options={[{ value: '', label: texts.chooseTime }, ...days]}
      chosen=""
      className={state.errors.time ? undefined : 'without-script'}
    />
  )
}

function When({ view, state }: FormProps) {
  const texts = useTexts(contactTexts)
  const error = state.errors.timeOfDay
  return (
    <section className={formCss.fields}>
      <h2>{view.isTestDrive ? texts.testDriveWhen : texts.when}</h2>
      {view.days ? (
        <FormField
          state={state}
          name="day"
          label={texts.day}
          type="date"
          min={view.days.first}
          max={view.days.last}
          className={css.day}
        />
      ) : null}
      <fieldset className={css.times} id={fieldId('timeOfDay')} tabIndex={-1}>
        <legend>{texts.timeOfDay}</legend>
        {(['MORNING', 'NOON', 'AFTERNOON'] as const).map((time) => (
          <Checkbox
            key={time}
            type="radio"
            name="timeOfDay"
            value={time}
            label={texts[time]}
            defaultChecked={state.values.timeOfDay === time}
            aria-invalid={error ? true : undefined}
          />
        ))}
        {error ? <p className={css.error}>{error}</p> : null}
      </fieldset>
      {view.isTestDrive ? (
        <p className="note">
          {texts[view.isOwn ? 'ownTestDriveNote' : 'testDriveNote']} {texts.bring}: {texts.licence}
        </p>
      ) : null}
      {view.isVideo ? <p className="note">{texts[view.isOwn ? 'ownVideoNote' : 'videoNote']}</p> : null}
    </section>
  )
}
