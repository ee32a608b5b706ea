import type { ReactNode } from 'react'
import { Form, useActionData } from 'react-router'
import { newsletterTexts } from '#messages/newsletter.ts'
import { profileTexts } from '#messages/profile.ts'
import { sessionTexts } from '#messages/session.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Notice } from '#design/Notice.tsx'
import { Status } from '#design/Status.tsx'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { FormErrors, FormField } from '../../blocks/FormFields.tsx'
import { NewPasswordField } from '../../blocks/NewPasswordField.tsx'
import { PasswordField } from '../../blocks/PasswordField.tsx'
import { PersonFields } from '../../blocks/PersonFields.tsx'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/profile.page.ts'
import type { ProfileAnswer, ProfileIntent, ProfileView } from './profile-view.ts'
import { changeProfile, loadProfile } from './profile.server.ts'
import css from './profile.module.css'

export const loader = loadProfile
export const action = changeProfile
export const headers = actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: profileTexts.title })
}

export default function Profile({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(profileTexts)
  const names = useTexts(sessionTexts)
  const newsletter = useTexts(newsletterTexts)
  const answer = useActionData<ProfileAnswer>()
  const stateOf = (intent: ProfileIntent) => (answer?.intent === intent ? answer.state : undefined) ?? EMPTY_FORM
  const part = (intent: ProfileIntent, title: string, fields: ReactNode, button: string, lead?: string) => (
    <Part title={title} lead={lead}>
      {answer?.intent === intent && answer.done ? (
        <Status>
          <Notice>{answer.done}</Notice>
        </Status>
      ) : null}
      <FormErrors state={stateOf(intent)} form={intent} />
      <Form method="post" action={view.path} noValidate className={formCss.fields}>
        <input type="hidden" name="intent" value={intent} />
        {fields}
        <div>
          <Button type="submit" kind={intent === 'details' ? 'primary' : 'secondary'}>
            {button}
          </Button>
        </div>
      </Form>
    </Part>
  )
  if (view.isDeleting) return <DeleteAccount view={view} state={stateOf('delete')} />
  const [details, email, password] = [stateOf('details'), stateOf('email'), stateOf('password')]
  return (
    <AccountFrame title={texts.title}>
      {part(
        'details',
        texts.personal,
        <>
          <PersonFields state={details} form="details" begin={view.details} />
          <FormField
            state={details}
            form="details"
            name="phone"
            label={names.phone}
            type="tel"
            autoComplete="tel"
            defaultValue={view.details.phone}
            optional
          />
        </>,
        texts.save,
      )}
      {part(
        'notifications',
        texts.notifications,
        <Checkbox name="priceAlerts" label={texts.priceAlerts} defaultChecked={view.priceAlerts} />,
        texts.saveNotifications,
        texts.notificationsLead,
      )}
      {part(
        'newsletter',
        newsletter.title,
        <Checkbox name="newsletter" label={view.newsletterConsent} defaultChecked={view.hasNewsletter} />,
        newsletter.save,
        view.hasNewsletter ? newsletter.accountOn : newsletter.accountOff,
      )}
      {part(
        'email',
        texts.email,
        <>
          <FormField state={email} form="email" name="email" label={texts.newEmail} type="email" autoComplete="email" />
          <PasswordField state={email} form="email" name="password" label={texts.yourPassword} />
        </>,
        texts.changeEmail,
        texts.emailNow(view.email),
      )}
      {part(
        'password',
        texts.password,
        <>
          <input type="hidden" name="username" autoComplete="username" value={view.email} />
          <PasswordField state={password} form="password" name="currentPassword" label={texts.currentPassword} />
          <NewPasswordField state={password} form="password" name="password" label={names.newPassword} />
          <PasswordField isNew state={password} form="password" name="passwordConfirm" label={names.repeatPassword} />
        </>,
        texts.changePassword,
      )}
      {part('logout', texts.devices, null, texts.logoutEverywhere, texts.devicesLead)}
      <Part title={texts.data} lead={texts.dataLead}>
        <p>
          <ButtonLink kind="secondary" href={view.exportPath} download>
            {texts.export}
          </ButtonLink>
        </p>
      </Part>
      <Part title={texts.deleteTitle} lead={texts.deleteLead}>
        <p>
          <a href={view.deletePath}>{texts.delete}</a>
        </p>
      </Part>
    </AccountFrame>
  )
}

/** What a part is about, and beside it what can be changed. */
function Part({ title, lead, children }: { title: string; lead: string | undefined; children: ReactNode }) {
  return (
    <section className={css.part}>
      <div className="stack">
        <h2>{title}</h2>
        {lead ? <p className="soft">{lead}</p> : null}
      </div>
      <div className={css.change}>{children}</div>
    </section>
  )
}

function DeleteAccount({ view, state }: { view: ProfileView; state: FormState }) {
  const texts = useTexts(profileTexts)
  return (
    <AccountFrame title={texts.deleteQuestion}>
      <p>{texts.deleteLead}</p>
      <p>
        <b>{texts.deleteQuestionLead}</b>
      </p>
      <div className={`${formCss.fields} ${css.delete}`}>
        <FormErrors state={state} form="delete" />
        <Form method="post" action={view.deletePath} noValidate className={formCss.fields}>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="username" autoComplete="username" value={view.email} />
          <PasswordField state={state} form="delete" name="password" label={texts.yourPassword} />
          <div className={css.decide}>
            <ButtonLink href={view.path}>{texts.keep}</ButtonLink>
            <Button type="submit" kind="secondary">
              {texts.deleteYes}
            </Button>
          </div>
        </Form>
      </div>
    </AccountFrame>
  )
}
