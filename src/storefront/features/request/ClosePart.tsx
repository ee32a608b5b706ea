import { Form } from 'react-router'
import { Disclosure } from '#design/Accordion.tsx'
import { Button } from '#design/Button.tsx'
import { requestTexts } from '#messages/requests.ts'
import formCss from '../../blocks/FormFields.module.css'
import { FormSelect } from '../../blocks/FormFields.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { useTexts } from '../../site.ts'
import type { RequestPageView } from './request-view.ts'

/** The seller closes an enquiry, with a reason that its customer learns. */
export function ClosePart({ reasons, state }: { reasons: RequestPageView['closing']; state: FormState }) {
  const texts = useTexts(requestTexts)
  return (
    <Disclosure title={texts.close} open={'reason' in state.errors}>
      <Form method="post" noValidate className={formCss.fields}>
        <p className="note">{texts.closeHint}</p>
        <FormSelect state={state} name="reason" label={texts.closeReason} options={reasons} chosen="" />
        <div>
          <Button type="submit" name="intent" value="close" kind="secondary">
            {texts.close}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
