import { Form, useActionData } from 'react-router'
import { addressTexts } from '#messages/addresses.ts'
import { Badge } from '#design/Badge.tsx'
import { Button, ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Notice } from '#design/Notice.tsx'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { FormErrors } from '../../blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/address-book.page.ts'
import { AddressForm } from './AddressForm.tsx'
import type { AddressView } from './address-book-view.ts'
import { changeAddressBook, loadAddressBook } from './address-book.server.ts'
import css from './address-book.module.css'

export const loader = loadAddressBook
export const action = changeAddressBook

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: addressTexts.title })
}

export default function AddressBook({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(addressTexts)
  const { path, addPath, addresses, form, leaving } = view
  if (leaving) return <Leaving address={leaving} back={path} />
  if (form)
    return (
      <AccountFrame title={form.id ? texts.editTitle : texts.add}>
        <AddressForm key={form.path} view={form} back={path} />
      </AccountFrame>
    )
  const add = addPath ? (
    <ButtonLink href={addPath} kind="secondary" small>
      {texts.add}
    </ButtonLink>
  ) : null
  if (addresses.length === 0)
    return (
      <AccountFrame title={texts.title}>
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink href={addPath}>{texts.add}</ButtonLink>
        </EmptyState>
      </AccountFrame>
    )
  return (
    <AccountFrame title={texts.title} act={add}>
      {addPath ? null : <Notice>{texts.full(view.max)}</Notice>}
      <ul className={css.addresses}>
        {addresses.map((address) => (
          <li key={address.id} className={css.address}>
            <Address address={address} />
            <p className={css.acts}>
              <a href={address.editPath} aria-label={texts.editOf(address.name)}>
                {texts.edit}
              </a>
              <a href={address.deletePath} aria-label={texts.removeOf(address.name)}>
                {texts.remove}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </AccountFrame>
  )
}

function Address({ address }: { address: AddressView }) {
  const texts = useTexts(addressTexts)
  return (
    <>
      <h2>{address.name}</h2>
      <address className={css.lines}>
        {address.lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {address.phone ? <div className="soft">{address.phone}</div> : null}
      </address>
      {address.isDefaultShipping || address.isDefaultBilling ? (
        <p className={css.marks}>
          {address.isDefaultShipping ? <Badge tone="mist">{texts.shipping}</Badge> : null}
          {address.isDefaultBilling ? <Badge tone="mist">{texts.billing}</Badge> : null}
        </p>
      ) : null}
    </>
  )
}

function Leaving({ address, back }: { address: AddressView; back: string }) {
  const texts = useTexts(addressTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <AccountFrame title={texts.removeQuestion}>
      <FormErrors state={state} />
      <Address address={address} />
      <Form method="post" action={address.deletePath} className={css.acts}>
        <input type="hidden" name="id" value={address.id} />
        <ButtonLink href={back}>{texts.keep}</ButtonLink>
        <Button type="submit" kind="secondary" name="intent" value="delete">
          {texts.removeYes}
        </Button>
      </Form>
    </AccountFrame>
  )
}
