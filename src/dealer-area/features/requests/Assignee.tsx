import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { FormErrors, FormSelect } from '#storefront/blocks/FormFields.tsx'
import { useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import type { RequestView } from './request-view.ts'
import css from './requests.module.css'

interface AssigneeProps extends Pick<RequestView, 'assignee'> {
  state: ChangedState
}

/** Who answers a request, and the ways to change that. */
export function Assignee({ assignee, state }: AssigneeProps) {
  const texts = useTexts(inboxTexts)
  const { options, mayTake } = assignee
  const fingerprint = state.fingerprint ?? assignee.fingerprint
  const chosen = state.values.staff ?? assignee.chosen
  return (
    <div className={css.assignee}>
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      <Form method="post" className={css.template} key={chosen}>
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <FormSelect state={state} name="staff" label={texts.assignee} options={options} chosen={assignee.chosen} />
        <Button type="submit" kind="secondary" small>
          {texts.assign}
        </Button>
      </Form>
      {mayTake ? (
        <Form method="post">
          <input type="hidden" name="staff" value={mayTake} />
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <Button type="submit" name="intent" value="assign" kind="link">
            {texts.takeIt}
          </Button>
        </Form>
      ) : null}
    </div>
  )
}
