import { Form, useActionData } from 'react-router'
import { pathFor } from '#domain/routes/paths.ts'
import { sessionTexts } from '#messages/session.ts'
import { Button } from '#design/Button.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { FormErrors } from '../../blocks/FormFields.tsx'
import { NarrowPage } from '../../blocks/NarrowPage.tsx'
import { NewPasswordField } from '../../blocks/NewPasswordField.tsx'
import { PasswordField } from '../../blocks/PasswordField.tsx'
import { StepPage } from '../../blocks/StepPage.tsx'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { EMPTY_FORM } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { siteContext } from '../../request.server.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/reset-password.page.ts'
import { reset } from './password.server.ts'
import type { PasswordAnswer } from './session-views.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { forgot: pathFor('forgot-password', context.get(siteContext).locale) }
}

export const action = reset
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: sessionTexts.resetTitle })
}

export default function ResetPassword({ loaderData: { forgot } }: Route.ComponentProps) {
  const texts = useTexts(sessionTexts)
  const answer = useActionData<PasswordAnswer>() ?? EMPTY_FORM
  if ('done' in answer) return <StepPage view={answer.done} />
  if (answer.code === 'LINK_EXPIRED') {
    const next = { label: texts.forgotButton, href: forgot }
    return <StepPage view={{ title: texts.linkExpired, lead: texts.linkExpiredLead, next }} />
  }
  return (
    <NarrowPage>
      <h1>{texts.resetTitle}</h1>
      <FormErrors state={answer} />
      <Form method="post" noValidate className={formCss.fields}>
        <NewPasswordField state={answer} name="password" label={texts.newPassword} />
        <PasswordField isNew state={answer} name="passwordConfirm" label={texts.repeatPassword} />
        <Button type="submit" wide>
          {texts.resetButton}
        </Button>
      </Form>
    </NarrowPage>
  )
}
