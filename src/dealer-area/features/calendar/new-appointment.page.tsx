import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { TextField } from '#design/Field.tsx'
import { Tabs } from '#design/Tabs.tsx'
import { dealerAppointmentTexts, newAppointmentTexts } from '#messages/dealer-appointments.ts'
import { dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import { fieldId, FormErrors, FormField, FormSelect } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useLocale, useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { headOf } from '../../head.ts'
import css from './appointment.module.css'
import { bookAppointment, loadNewAppointment, type NewAppointmentView } from './new-appointment.server.ts'

export const loader = loadNewAppointment
export const action = bookAppointment

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, newAppointmentTexts.title)
}

/** First what the appointment is about and its day, which are in the address; then a time and who comes. */
export default function NewAppointment() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(newAppointmentTexts)
  const { notSetUp, notSetUpText } = useTexts(dealerCalendarTexts)
  const { back } = useTexts(dealerAppointmentTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <CasePage title={texts.title} note="" back={{ href: view.back, label: back }} aside={null}>
      <FormErrors state={state} />
      <Tabs tabs={view.kinds} label={texts.kinds} />
      {view.kinds.length === 0 ? <EmptyState title={notSetUp} text={notSetUpText} /> : <Wish view={view} />}
      {view.times ? <Booking key={view.key} view={view} times={view.times} state={state} /> : null}
    </CasePage>
  )
}

function Wish({ view }: { view: NewAppointmentView }) {
  const texts = useTexts(newAppointmentTexts)
  const { merchant, kind, services, vehicleNumber, car, isUnknown, day, today } = view
  return (
    <Form method="get" className={css.step} preventScrollReset>
      <input type="hidden" name="merchant" value={merchant} />
      <input type="hidden" name="kind" value={kind} />
      {kind === 'WORKSHOP' ? (
        <fieldset id={fieldId('services')} className={css.services}>
          <legend>{texts.services}</legend>
          {services.map(({ sku, title, isChosen }) => (
            <Checkbox key={sku} name="service" value={sku} label={title} defaultChecked={isChosen} />
          ))}
        </fieldset>
      ) : (
        <TextField
          id={fieldId('vehicleNumber')}
          name="vehicle"
          label={texts.vehicle}
          defaultValue={vehicleNumber}
          {...(isUnknown ? { error: texts.noVehicle } : car ? { hint: car } : {})}
        />
      )}
      <TextField type="date" name="day" label={texts.day} defaultValue={day} min={today} />
      <Button type="submit" kind="secondary">
        {texts.showTimes}
      </Button>
    </Form>
  )
}

interface BookingProps {
  view: NewAppointmentView
  times: NonNullable<NewAppointmentView['times']>
  state: FormState
}

function Booking({ view: { kind, dayText, key }, times, state }: BookingProps) {
  const texts = useTexts(newAppointmentTexts)
  const locale = useLocale()
  if (times.length === 0) return <p>{texts.noTimes(dayText)}</p>
  return (
    <Form method="post" className={css.times} noValidate>
      <input type="hidden" name="key" value={state.values.key ?? key} />
      <fieldset id={fieldId('minute')}>
        <legend>{texts.times(dayText)}</legend>
        {times.map(({ minute, time }) => (
          <label key={minute}>
            <input type="radio" name="minute" value={minute} defaultChecked={state.values.minute === minute} />
            {time}
          </label>
        ))}
      </fieldset>
      <h2>{texts.who}</h2>
      <FormField state={state} name="firstName" label={texts.firstName} autoComplete="off" />
      <FormField state={state} name="lastName" label={texts.lastName} autoComplete="off" />
      <FormField
        state={state}
        name="phone"
        type="tel"
        label={texts.phone}
        hint={texts.phoneHint}
        required={false}
        autoComplete="off"
      />
      <FormField
        state={state}
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        optional
        autoComplete="off"
      />
      <FormSelect
        state={state}
        name="locale"
        label={texts.language}
        options={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
        chosen={locale}
      />
      {kind === 'WORKSHOP' ? (
        <>
          <FormField state={state} name="make" label={texts.make} />
          <FormField state={state} name="model" label={texts.model} optional />
          <FormField state={state} name="plate" label={texts.plate} optional autoCapitalize="characters" />
        </>
      ) : null}
      <Button type="submit">{texts.book}</Button>
      <p className={css.note}>{texts.bookNote}</p>
    </Form>
  )
}
