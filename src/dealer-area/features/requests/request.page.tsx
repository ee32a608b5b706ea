import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { Select } from '#design/Select.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import { Notice } from '#design/Notice.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { Course } from '../../blocks/Course.tsx'
import { Notes } from '../../blocks/Notes.tsx'
import { headOf } from '../../head.ts'
import { Assignee } from './Assignee.tsx'
import { changeRequest, type RequestAnswer } from './change-request.server.ts'
import { OpenRequests } from './OpenRequests.tsx'
import { Reply } from './Reply.tsx'
import { loadRequest } from './request.server.ts'
import type { RequestView } from './request-view.ts'
import css from './requests.module.css'

export const loader = loadRequest
export const action = changeRequest

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: RequestView }) {
  return headOf(args, args.loaderData?.title ?? inboxTexts.back)
}

/** A request: what was written, what can be done, who sent it. */
export default function RequestScreen() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(inboxTexts)
  const answer = useActionData<RequestAnswer>()
  const stateOf = (part: RequestAnswer['part']) => (answer?.part === part ? answer.state : EMPTY_FORM)
  const state = stateOf('reply')
  return (
    <CasePage
      title={view.title}
      note={view.kind}
      back={{ href: view.back, label: texts.back }}
      list={view.open.rows.length > 0 ? <OpenRequests requests={view.open} current={view.id} /> : null}
      aside={
        <>
          <Assignee assignee={view.assignee} state={stateOf('assign')} />
          {view.about.length > 0 ? (
            <>
              <h2>{texts.about}</h2>
              <Facts facts={view.about} />
            </>
          ) : null}
          <h2>{texts.customer}</h2>
          <Facts facts={view.facts} />
          <h2>{texts.course}</h2>
          <Course course={view.course} />
        </>
      }
    >
      <FormErrors state={state} />
      <h2>{texts.messages}</h2>
      <Messages messages={view.messages} />
      {view.isOpen && view.isByPhone ? <Notice>{texts.byPhone}</Notice> : null}
      {view.isOpen && !view.isByPhone ? <Reply view={view} state={state} /> : null}
      <Notes notes={view.notes} state={stateOf('note')} />
      {view.steps.length > 0 ? <Steps steps={view.steps} /> : null}
    </CasePage>
  )
}

function Facts({ facts }: { facts: RequestView['facts'] }) {
  return (
    <Specs>
      {facts.map(({ label, value, href }) => (
        <SpecRow key={`${label} ${value}`} label={label}>
          {href ? <a href={href}>{value}</a> : value}
        </SpecRow>
      ))}
    </Specs>
  )
}

function Messages({ messages }: Pick<RequestView, 'messages'>) {
  const texts = useTexts(inboxTexts)
  if (messages.length === 0) return <p>{texts.noMessages}</p>
  return (
    <ol className={css.messages}>
      {messages.map(({ by, at, text, isOwn }) => (
        <li key={at + text} className={classes(css.message, isOwn && css.own)}>
          <p>
            <b>{by}</b> <small>{at}</small>
          </p>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Steps({ steps }: Pick<RequestView, 'steps'>) {
  const texts = useTexts(inboxTexts)
  return (
    <section className={css.next} aria-labelledby="schritte">
      <h2 id="schritte">{texts.steps}</h2>
      <ul className={css.steps}>
        {steps.map(({ to, label, reasons }) => (
          <li key={to}>
            <Form method="post">
              <input type="hidden" name="to" value={to} />
              {reasons.length > 0 ? (
                <Select
                  id={`grund-${to}`}
                  name="reason"
                  label={texts.reason}
                  options={reasons}
                  chosen={reasons[0]!.value}
                />
              ) : null}
              <Button type="submit" kind="secondary">
                {label}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
