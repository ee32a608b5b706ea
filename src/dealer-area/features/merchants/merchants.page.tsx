import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Notice } from '#design/Notice.tsx'
import { Status } from '#design/Status.tsx'
import { dealerMerchantTexts } from '#messages/dealer-merchants.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { Done } from '../../blocks/Done.tsx'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import { headOf } from '../../head.ts'
import css from './merchants.module.css'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { SharedShops } from './SharedShops.tsx'
import { changeMerchants, loadMerchants, type MerchantsView } from './merchants.server.ts'

export const loader = loadMerchants
export const action = changeMerchants

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerMerchantTexts.title)
}

/** Every business, a new one, and the invitation of its first owner. */
export default function Merchants() {
  const { rows, invited, wasSent, isSteppedUp, shared } = useLoaderData<typeof loader>()
  const texts = useTexts(dealerMerchantTexts)
  const state = useActionData<ChangedState>() ?? EMPTY_FORM
  const isOfShared = state.values.intent === 'lead'
  const columns = [texts.name, texts.place, texts.state, texts.vehicles, texts.staff, texts.next]
  return (
    <>
      <h1>{texts.title}</h1>
      <Done text={wasSent ? texts.sent : undefined} />
      {isOfShared ? null : <FormErrors state={state} />}
      {invited?.isNew && state === EMPTY_FORM ? <Created {...invited} /> : null}
      {invited ? <InviteForm invited={invited} state={state} isSteppedUp={isSteppedUp} /> : null}
      {rows.length === 0 ? <EmptyState title={texts.empty} text={texts.emptyText} /> : null}
      {rows.length > 0 ? (
        <DataTable columns={columns} label={texts.list}>
          {rows.map((row) => (
            <tr key={row.slug}>
              <th scope="row">
                <a href={row.settings}>{row.name}</a>
              </th>
              <td>{row.place}</td>
              <td>{row.state}</td>
              <td>{row.vehicles}</td>
              <td>
                {row.isInvited ? texts.ownerInvited : row.staff}
                {row.invitations === null ? null : (
                  <>
                    {', '}
                    <a href={row.invitations}>
                      {texts.invitation}
                      <span className="visually-hidden">: {row.name}</span>
                    </a>
                  </>
                )}
              </td>
              <td>
                <a href={row.next}>
                  {row.next === row.settings ? texts.settings : texts.invite}
                  <span className="visually-hidden">: {row.name}</span>
                </a>
              </td>
            </tr>
          ))}
        </DataTable>
      ) : null}
      {invited ? null : <SharedShops view={shared} state={isOfShared ? state : EMPTY_FORM} />}
      {invited ? null : <CreateForm state={isOfShared ? EMPTY_FORM : state} />}
    </>
  )
}

function Created({ name, settings }: NonNullable<MerchantsView['invited']>) {
  const texts = useTexts(dealerMerchantTexts)
  return (
    <Status>
      <Notice>
        <b>{texts.created(name)}</b>
        <p>
          {texts.createdText} <a href={settings}>{texts.settings}</a>
        </p>
      </Notice>
    </Status>
  )
}

function CreateForm({ state }: { state: FormState }) {
  const texts = useTexts(dealerMerchantTexts)
  return (
    <section aria-labelledby="create">
      <h2 id="create">{texts.create}</h2>
      <p className="small">{texts.createText}</p>
      <Form method="post" noValidate className={css.form}>
        <FormField state={state} name="name" label={texts.name} maxLength={120} />
        <FormField state={state} name="slug" label={texts.slug} hint={texts.slugHint} maxLength={40} />
        <FormField state={state} name="street" label={texts.street} maxLength={120} />
        <FormField state={state} name="zip" label={texts.zip} inputMode="numeric" maxLength={5} />
        <FormField state={state} name="city" label={texts.city} maxLength={80} />
        <Button type="submit" name="intent" value="create">
          {texts.create}
        </Button>
      </Form>
    </section>
  )
}

interface InviteFormProps {
  invited: NonNullable<MerchantsView['invited']>
  state: FormState
  isSteppedUp: boolean
}

function InviteForm({ invited: { uuid, name }, state, isSteppedUp }: InviteFormProps) {
  const texts = useTexts(dealerMerchantTexts)
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{texts.inviteFor(name)}</h2>
      <Form method="post" noValidate className={css.form}>
        <input type="hidden" name="merchant" value={uuid} />
        <FormField state={state} name="name" label={texts.person} maxLength={80} />
        <FormField state={state} name="email" label={texts.email} type="email" maxLength={254} />
        <StepUpField state={state} isSteppedUp={isSteppedUp} />
        <Button type="submit" name="intent" value="invite">
          {texts.send}
        </Button>
      </Form>
    </section>
  )
}
