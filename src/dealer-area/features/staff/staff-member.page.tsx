import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { staffTexts } from '#messages/dealer-staff.ts'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import { headOf } from '../../head.ts'
import { HeadNote, PageHead } from '../../blocks/PageHead.tsx'
import { RoleFields } from './RoleFields.tsx'
import { changeStaffMember, loadStaffMember, type StaffMemberView } from './staff-member.server.ts'
import css from './staff.module.css'

export const loader = loadStaffMember
export const action = changeStaffMember

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: StaffMemberView }) {
  return headOf(args, args.loaderData?.name ?? staffTexts.title)
}

/** Somebody who works for a dealer: roles, a lost second factor, leaving. */
export default function StaffMember() {
  const { business, name, email, roles, fingerprint, back, isSteppedUp } = useLoaderData<typeof loader>()
  const texts = useTexts(staffTexts)
  const state: ChangedState = useActionData<ChangedState>() ?? EMPTY_FORM
  return (
    <>
      <PageHead back={{ href: back, label: texts.back }}>
        <h1>
          {name} <HeadNote>{business}</HeadNote>
        </h1>
        <p>{email}</p>
      </PageHead>
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      <Form method="post" noValidate className={css.member}>
        <input type="hidden" name="fingerprint" value={state.fingerprint ?? state.values.fingerprint ?? fingerprint} />
        <RoleFields chosen={roles} state={state} />
        <StepUpField state={state} isSteppedUp={isSteppedUp} />
        <Step intent="roles" label={texts.saveRoles} note={texts.saveRolesNote} kind="primary" />
        <h2>{texts.nextSteps}</h2>
        <Step intent="reset" label={texts.resetFactor} note={texts.resetFactorNote} kind="secondary" />
        <Step intent="remove" label={texts.removeMember} note={texts.removeMemberNote} kind="secondary" />
      </Form>
    </>
  )
}

interface StepProps {
  intent: string
  label: string
  /** What the step leads to. */
  note: string
  kind: 'primary' | 'secondary'
}

function Step({ intent, label, note, kind }: StepProps) {
  return (
    <div className={css.step}>
      <Button type="submit" name="intent" value={intent} kind={kind}>
        {label}
      </Button>
      <p>{note}</p>
    </div>
  )
}
