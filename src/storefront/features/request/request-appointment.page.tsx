import { Form, useActionData } from 'react-router'
import { ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { appointmentTexts } from '#messages/appointments.ts'
import { requestTexts } from '#messages/requests.ts'
import { FormErrors } from '../../blocks/FormFields.tsx'
import { EMPTY_FORM } from '../../blocks/form-state.ts'
import { TimeButtons } from '../../blocks/TimeButtons.tsx'
import { TimePicker } from '../../blocks/TimePicker.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/request-appointment.page.ts'
import { type MoveAnswer, loadRequestTime, moveTime } from './request-appointment.server.ts'
import css from './request.module.css'

export function loader({ url, params: { requestId }, context }: Route.LoaderArgs) {
  return loadRequestTime({ url, requestId, context })
}

export function action({ request, url, params: { requestId }, context }: Route.ActionArgs) {
  return moveTime({ request, url, requestId, context })
}

export { requestHeaders as headers } from './request-headers.ts'

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: requestTexts.moveTitle })
}

/** Another time for the appointment of a request: a button is a time, and moves it. */
export default function RequestAppointment({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(requestTexts)
  const times = useTexts(appointmentTexts)
  const answer = useActionData<MoveAnswer>()
  const alternatives = answer?.alternatives ?? []
  return (
    <div className={`wrap ${css.page}`}>
      <div className={css.head}>
        <p className="small soft">{view.title}</p>
        <h1>{texts.moveTitle}</h1>
        <p className="lead">{view.lead}</p>
      </div>
      <div className={css.main}>
        <FormErrors state={answer ?? EMPTY_FORM} />
        <Form method="post" className={css.form}>
          {alternatives.length > 0 ? (
            <Notice>
              <p>{times.stillFree}</p>
              <TimeButtons times={alternatives} />
            </Notice>
          ) : null}
          <TimePicker view={view.picker} />
        </Form>
        <p>
          <ButtonLink kind="quiet" href={view.back}>
            {texts.keepTime}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
