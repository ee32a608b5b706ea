import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, NothingOnEnter } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { staffTexts } from '#messages/dealer-staff.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { HeadNote } from '../../blocks/PageHead.tsx'
import { FormPart } from '../../blocks/FormPart.tsx'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import { Done } from '../../blocks/Done.tsx'
import { headOf } from '../../head.ts'
import { RoleFields } from './RoleFields.tsx'
import css from './staff.module.css'
import { changeStaff, loadStaff, type StaffView } from './staff.server.ts'

export const loader = loadStaff
export const action = changeStaff

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, staffTexts.title)
}

/** Who works for a dealer, who is invited, and the form that invites. */
export default function Staff() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(staffTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <>
      <h1>
        {texts.title} <HeadNote>{view.business}</HeadNote>
      </h1>
      <Done text={view.done} />
      {view.members.length === 0 ? <EmptyState title={texts.empty} text={texts.emptyText} /> : <Members view={view} />}
      {view.invitations.length > 0 ? <Invitations view={view} state={state} /> : null}
      <FormPart title={texts.invite}>
        <p className="note">{texts.inviteLead}</p>
        <FormErrors state={state} />
        <Form method="post" noValidate className={formCss.fields} key={String(view.invitations.length)}>
          <FormField state={state} name="name" label={texts.name} autoComplete="off" maxLength={100} />
          <FormField state={state} name="email" label={texts.email} type="email" autoComplete="off" />
          <RoleFields chosen={[]} state={state} />
          <StepUpField state={state} isSteppedUp={view.isSteppedUp} />
          <Button type="submit">{texts.sendInvitation}</Button>
        </Form>
      </FormPart>
    </>
  )
}

function Members({ view: { members } }: { view: StaffView }) {
  const texts = useTexts(staffTexts)
  return (
    <DataTable columns={[texts.name, texts.email, texts.lastLogin, texts.roles]} label={texts.title} stacks>
      {members.map(({ id, href, name, email, roles, lastLogin }) => (
        <tr key={id}>
          <th scope="row">
            <a href={href}>{name}</a>
          </th>
          <td>{email}</td>
          <td data-label={texts.lastLogin}>{lastLogin}</td>
          <td>{roles}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function Invitations({ view: { invitations, isSteppedUp }, state }: { view: StaffView; state: FormState }) {
  const texts = useTexts(staffTexts)
  return (
    <FormPart title={texts.invitations}>
      <Form method="post" noValidate>
        <NothingOnEnter />
        <StepUpField state={state} isSteppedUp={isSteppedUp} form="withdraw" />
        <DataTable columns={[texts.email, texts.roles, texts.until, '']} label={texts.invitations} stacks>
          {invitations.map(({ id, email, name, roles, until }) => (
            <tr key={id}>
              <th scope="row">
                {email}
                <small>{name}</small>
              </th>
              <td>{roles}</td>
              <td data-label={texts.until}>{until}</td>
              <td>
                <span className={css.choices}>
                  <Button type="submit" kind="link" name="resend" value={id} aria-label={`${texts.resend}: ${email}`}>
                    {texts.resend}
                  </Button>
                  <Button
                    type="submit"
                    kind="link"
                    name="withdraw"
                    value={id}
                    aria-label={`${texts.withdraw}: ${email}`}
                  >
                    {texts.withdraw}
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </DataTable>
      </Form>
    </FormPart>
  )
}
