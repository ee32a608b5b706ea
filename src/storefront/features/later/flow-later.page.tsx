import { Form } from 'react-router'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { Status } from '#design/Status.tsx'
import { continueLaterTexts } from '#messages/continue-later.ts'
import { flowTexts } from '#messages/flow.ts'
import { FlowActs } from '../../blocks/FlowPage.tsx'
import flow from '../../blocks/FlowPage.module.css'
import { AskFirst } from '../../blocks/AskFirst.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/flow-later.page.ts'
import css from './later.module.css'
import { changeLater, loadLater } from './later.server.ts'

export function loader({ url, params: { step }, context }: Route.LoaderArgs) {
  return loadLater({ url, step, context })
}

export function action({ request, url, params: { step }, context }: Route.ActionArgs) {
  return changeLater({ request, url, step, context })
}

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: continueLaterTexts.title })
}

/** The page for leaving a flow: what is saved, and the link with which to go on. */
export default function FlowLater({ loaderData: view, actionData }: Route.ComponentProps) {
  const texts = useTexts(continueLaterTexts)
  const words = useTexts(flowTexts)
  return (
    <div className={`wrap ${flow.step} ${css.page}`}>
      <div className="stack">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </div>
      <section className="stack" aria-labelledby="mail">
        <h2 id="mail">{texts.byMail}</h2>
        {actionData ? (
          <Status>
            <Notice tone={actionData.isSent ? 'info' : 'warning'}>{actionData.text}</Notice>
          </Status>
        ) : null}
        <p>{texts.byMailText}</p>
        <Form method="post">
          <FlowActs button={texts.send} back={{ label: texts.now, href: view.href }} />
        </Form>
      </section>
      {view.stored.length > 0 ? (
        <section className="stack" aria-labelledby="stored">
          <h2 id="stored">{texts.stored}</h2>
          <Specs>
            {view.stored.map(({ label, value }) => (
              <SpecRow key={label} label={label}>
                {value}
              </SpecRow>
            ))}
          </Specs>
          <AskFirst lead={words.resetLead} intent="discard" act={texts.discard} />
        </section>
      ) : null}
    </div>
  )
}
