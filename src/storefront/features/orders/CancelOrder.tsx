import { Form } from 'react-router'
import { orderTexts } from '#messages/orders.ts'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { Button, ButtonLink } from '#design/Button.tsx'
import { TextField } from '#design/Field.tsx'
import css from './order.module.css'
import type { OrderView } from './orders-view.ts'
import { useTexts } from '../../site.ts'

/** Asks for confirmation and, optionally, a reason. */
export function CancelOrder({ view: { id, path, cancelLead } }: { view: OrderView }) {
  const texts = useTexts(orderTexts)
  return (
    <AccountFrame title={texts.cancelQuestion(id)}>
      <p>{cancelLead}</p>
      <Form method="post" action={path} className={formCss.fields}>
        <TextField label={texts.reason} name="reason" maxLength={500} autoComplete="off" />
        <div className={css.acts}>
          <Button type="submit" name="intent" value="cancel">
            {texts.cancelYes}
          </Button>
          <ButtonLink href={path} kind="secondary">
            {texts.keep}
          </ButtonLink>
        </div>
      </Form>
    </AccountFrame>
  )
}
