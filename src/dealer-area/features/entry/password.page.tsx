import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { staffLoginTexts } from '#messages/staff-login.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { NewPasswordField } from '#storefront/blocks/NewPasswordField.tsx'
import { useTexts } from '#storefront/site.ts'
import { headOf } from '../../head.ts'
import { EntryFrame } from './EntryFrame.tsx'
import css from './entry.module.css'
import { changePassword, loadPassword, type PasswordAnswer } from './password.server.ts'

export const loader = loadPassword
export const action = changePassword

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, staffLoginTexts.forgot)
}

/** Forgotten password: asks for the mail address, or, opened by the mailed link, for a new password. */
export default function Password() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<PasswordAnswer>()
  const texts = useTexts(staffLoginTexts)
  const state = answer?.state ?? EMPTY_FORM
  return (
    <EntryFrame title={view.hasKey ? texts.choosePassword : texts.forgot} lead={texts.forgotLead}>
      <FormErrors state={state} />
      {answer?.done ? (
        <Notice>
          <output>{answer.done}</output>
        </Notice>
      ) : (
        <Form method="post" noValidate className={formCss.fields}>
          {view.hasKey ? (
            <>
              <NewPasswordField state={state} name="password" label={texts.newPassword} />
              <FormField
                state={state}
                name="code"
                label={texts.code}
                hint={texts.codeHint}
                autoComplete="one-time-code"
                className={css.code}
              />
            </>
          ) : (
            <FormField state={state} name="email" label={texts.email} type="email" autoComplete="username" />
          )}
          <Button type="submit" wide>
            {view.hasKey ? texts.save : texts.sendLink}
          </Button>
        </Form>
      )}
      <p>
        <a href={view.login}>{texts.login}</a>
      </p>
    </EntryFrame>
  )
}
