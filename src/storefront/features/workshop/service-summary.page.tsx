import { useActionData } from 'react-router'
import { Notice } from '#design/Notice.tsx'
import { appointmentTexts } from '#messages/appointments.ts'
import { flowTexts } from '#messages/flow.ts'
import { workshopTexts } from '#messages/workshop.ts'
import { AnswerList } from '../../blocks/AnswerList.tsx'
import { BotCheckFields } from '../../blocks/BotCheckFields.tsx'
import { NewsletterBox } from '../../blocks/NewsletterBox.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/service-summary.page.ts'
import { ServiceFrame } from './ServiceFrame.tsx'
import { ServiceText } from './ServiceText.tsx'
import { bookService, loadServiceSummary, type SummaryAnswer } from './summary.server.ts'
import css from './workshop.module.css'

export const loader = loadServiceSummary
export const action = bookService

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: workshopTexts.summaryTitle })
}

/** Step 6: everything once more, each answer with the way to change it. */
export default function ServiceSummary({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(workshopTexts)
  const flow = useTexts(flowTexts)
  const appointment = useTexts(appointmentTexts)
  const state = useEntries(view)
  const others = useActionData<SummaryAnswer>()?.others
  return (
    <ServiceFrame view={view} title={texts.summaryTitle} lead={view.lead} state={state} button={view.button}>
      {others ? (
        <Notice>
          <p>
            {appointment.stillFree} {others.text} <a href={others.href}>{flow.change}</a>
          </p>
        </Notice>
      ) : null}
      {view.notice ? (
        <Notice tone="warning">
          <p>{view.notice}</p>
        </Notice>
      ) : null}
      <input type="hidden" name="key" value={view.key} />
      <input type="hidden" name="shown" value={view.shown} />
      <AnswerList rows={view.rows} />
      <section className={css.kind} aria-labelledby="preise">
        <h2 id="preise">{texts.pricesTitle}</h2>
        {view.services.map((service) => (
          <div key={service.sku} className={css.line}>
            <ServiceText service={service} />
          </div>
        ))}
        <p className={css.total}>
          <b>{texts.total}</b> <b>{view.total}</b>
        </p>
        <p className="note">{texts.estimateNote}</p>
        <p className="note">{texts.free}</p>
      </section>
      <NewsletterBox state={state} />
      {view.stamp ? <BotCheckFields key={view.stamp} stamp={view.stamp} isEager /> : null}
    </ServiceFrame>
  )
}
