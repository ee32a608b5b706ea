import { Form, useActionData } from 'react-router'
import { applicationTexts } from '#messages/application.ts'
import { contactTexts } from '#messages/contact.ts'
import { requestTexts } from '#messages/requests.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { FormErrors } from '../../blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { useHeadingAfterStep } from '../../blocks/use-heading-after-step.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/request.page.ts'
import { MessageField } from '../../blocks/MessageField.tsx'
import { AskFirst } from '../../blocks/AskFirst.tsx'
import { ApplicationPart } from './ApplicationPart.tsx'
import { ClosePart } from './ClosePart.tsx'
import { ContractPart } from './ContractPart.tsx'
import { RequestAside } from './RequestAside.tsx'
import { TradeInPart } from './TradeInPart.tsx'
import type { RequestPageView } from './request-view.ts'
import { changeRequest, loadRequest } from './request.server.ts'
import css from './request.module.css'

export function loader({ url, params: { requestId }, context }: Route.LoaderArgs) {
  return loadRequest({ url, requestId, context })
}

export function action({ request, url, params: { requestId }, context }: Route.ActionArgs) {
  return changeRequest({ request, url, requestId, context })
}

export { requestHeaders as headers } from './request-headers.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: loaderData?.title ?? requestTexts.pageTitle })
}

/** A request with its messages and its course, for both of its sides. */
export default function RequestPage({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(requestTexts)
  const contact = useTexts(contactTexts)
  const application = useTexts(applicationTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  const heading = useHeadingAfterStep()
  return (
    <div className={`wrap ${css.page}`}>
      <div className={css.head}>
        <p className="small soft">{view.number}</p>
        <h1 {...heading}>{view.title}</h1>
        <p className="lead">{view.lead}</p>
      </div>
      <div className={css.main}>
        {view.time ? <Time time={view.time} /> : null}
        {view.application ? <ApplicationPart view={view.application} state={state} /> : null}
        {view.tradeIn ? <TradeInPart view={view.tradeIn} /> : null}
        <section className={formCss.fields}>
          <h2>{texts.messages}</h2>
          <Messages view={view} />
          {view.isPrivateSale && view.isOpen ? <Notice tone="warning">{contact.safety}</Notice> : null}
        </section>
        <FormErrors state={state} />
        {view.isOpen ? <Answer key={view.messages.length} state={state} /> : null}
        {view.contract ? <ContractPart view={view.contract} state={state} /> : null}
        {view.closing.length > 0 ? <ClosePart reasons={view.closing} state={state} /> : null}
        {view.mayWithdraw ? (
          <AskFirst
            id="absagen"
            lead={view.application ? application.withdrawNote : texts.withdrawLead}
            {...{ intent: 'withdraw', act: view.withdraw }}
          />
        ) : null}
        <p className="note">{view.linkNote}</p>
      </div>
      <RequestAside car={view.car} facts={view.facts}>
        <h2>{texts.course}</h2>
        <Course view={view} />
        {view.deleted ? <p className="note">{view.deleted}</p> : null}
      </RequestAside>
    </div>
  )
}

interface Props {
  view: RequestPageView
}

function Time({ time: { text, isProposed, move } }: { time: NonNullable<RequestPageView['time']> }) {
  const texts = useTexts(requestTexts)
  return (
    <section className={formCss.fields}>
      <h2>{isProposed ? texts.proposedTime : texts.appointment}</h2>
      <p className="lead">{text}</p>
      {isProposed || move ? (
        <div className="row">
          {isProposed ? (
            <Form method="post">
              <Button type="submit" name="intent" value="accept">
                {texts.accept}
              </Button>
            </Form>
          ) : null}
          {move ? (
            <ButtonLink kind="quiet" href={move}>
              {texts.move}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

function Messages({ view }: Props) {
  const texts = useTexts(requestTexts)
  if (view.messages.length === 0) return <p className="soft">{texts.noMessages}</p>
  return (
    <ol className={css.thread}>
      {view.messages.map(({ by, at, text, isOwn, warning }, index) => (
        <li key={index} className={isOwn ? css.own : undefined}>
          <div className={css.by}>
            <b>{by}</b>
            <span className="soft">{at}</span>
          </div>
          <p>{text}</p>
          {warning ? (
            <Notice tone="warning">
              <p>
                <b>{warning.title}</b>
              </p>
              <p>{warning.text}</p>
            </Notice>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function Answer({ state }: { state: FormState }) {
  const texts = useTexts(requestTexts)
  return (
    <Form method="post" noValidate className={formCss.fields}>
      <MessageField state={state} label={texts.yourMessage} rows={4} />
      <div>
        <Button type="submit" name="intent" value="write">
          {texts.send}
        </Button>
      </div>
    </Form>
  )
}

function Course({ view }: Props) {
  return (
    <ol className={css.course}>
      {view.course.map(({ label, note, step }, index) => (
        <li
          key={index}
          className={step === 'next' ? css.next : undefined}
          aria-current={step === 'now' ? 'step' : undefined}
        >
          <b>{label}</b>
          {note ? <small>{note}</small> : null}
        </li>
      ))}
    </ol>
  )
}
