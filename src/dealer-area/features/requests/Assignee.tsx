import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Select } from '#design/Select.tsx'
import { inboxTexts } from '#messages/dealer-inbox.ts'
import { useTexts } from '#storefront/site.ts'
import type { RequestView } from './request-view.ts'
import css from './requests.module.css'

/** Who answers a request, and the ways to change that. */
export function Assignee({ assignee: { chosen, options, mayTake } }: Pick<RequestView, 'assignee'>) {
  const texts = useTexts(inboxTexts)
  return (
    <div className={css.assignee}>
      <Form method="post" className={css.template} key={chosen}>
        <input type="hidden" name="intent" value="assign" />
        <Select id="zustaendig" name="staff" label={texts.assignee} options={options} chosen={chosen} />
        <Button type="submit" kind="secondary" small>
          {texts.assign}
        </Button>
      </Form>
      {mayTake ? (
        <Form method="post">
          <input type="hidden" name="staff" value={mayTake} />
          <Button type="submit" name="intent" value="assign" kind="link">
            {texts.takeIt}
          </Button>
        </Form>
      ) : null}
    </div>
  )
}
