import { MAX_ADDRESSES } from '#domain/account/address.ts'
import type { Locale } from '#domain/locale.ts'
import { displayPhone } from '#domain/phone.ts'
import { pathFor } from '#domain/routes/paths.ts'
import {
  AddCustomerAddressDocument,
  AddressBookDocument,
  type AddressBookQuery,
  type CustomerAddressInput,
  DeleteCustomerAddressDocument,
  UpdateCustomerAddressDocument,
} from '#storefront/generated/graphql.ts'
import { data, type RouterContextProvider } from 'react-router'
import { addressLines } from '#domain/account/address-lines.ts'
import { addressInput } from '../../blocks/address.server.ts'
import { type FormValues, formValues, refusedForm } from '../../blocks/form.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { query, mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { AddressBookView, AddressFormView, AddressView } from './address-book-view.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}
type Address = AddressBookQuery['customerAddresses'][number]

/** The address book; the query says what is being done: `neu`, `bearbeiten`, `loeschen`. */
export async function loadAddressBook({ url: { searchParams }, context }: PageArgs): Promise<AddressBookView> {
  const { locale } = context.get(siteContext)
  const { customerAddresses } = await query(context, AddressBookDocument)
  const named = (parameter: string) => {
    const id = searchParams.get(parameter)
    const address = customerAddresses.find((candidate) => candidate.id === id)
    if (id !== null && !address) throw data(null, 404)
    return address
  }
  const path = pathFor('address-book', locale)
  const [edited, leaving] = [named('bearbeiten'), named('loeschen')]
  const form = edited ?? (searchParams.has('neu') ? ('new' as const) : undefined)
  return {
    path,
    max: MAX_ADDRESSES,
    ...(customerAddresses.length < MAX_ADDRESSES ? { addPath: `${path}?neu=1` } : {}),
    addresses: customerAddresses.map((address) => addressView(address, locale)),
    ...(form ? { form: formView(form, path, customerAddresses.length) } : {}),
    ...(leaving ? { leaving: addressView(leaving, locale) } : {}),
  }
}

/** Adds, changes or deletes an address. */
export async function changeAddressBook({ request, context }: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const values = await formValues(request)
  const { id } = values
  const path = pathFor('address-book', locale)
  if (values.intent === 'delete') {
    const answer = await mutate(context, DeleteCustomerAddressDocument, { id: id ?? '' })
    if ('refusals' in answer) return refusedForm(values, answer.refusals, locale)
    throw redirectWithNotice(path, 'SAVED')
  }
  const input = inputOf(values)
  const answer = id
    ? await mutate(context, UpdateCustomerAddressDocument, { id, input })
    : await mutate(context, AddCustomerAddressDocument, { input })
  if ('refusals' in answer) return refusedForm(values, answer.refusals, locale)
  throw redirectWithNotice(path, 'SAVED')
}

function addressView(address: Address, locale: Locale): AddressView {
  const { id, phone } = address
  const [name = '', ...lines] = addressLines(address)
  const path = pathFor('address-book', locale)
  return {
    id,
    name,
    lines,
    ...(phone ? { phone: displayPhone(phone) } : {}),
    isDefaultShipping: address.isDefaultShipping,
    isDefaultBilling: address.isDefaultBilling,
    editPath: `${path}?bearbeiten=${id}`,
    deletePath: `${path}?loeschen=${id}`,
  }
}

function formView(address: Address | 'new', path: string, count: number): AddressFormView {
  if (address === 'new') return { path: `${path}?neu=1`, begin: {}, hasDefaultChoice: count > 0 }
  const { id, knownCity, isDefaultShipping, isDefaultBilling, ...fields } = address
  const texts = Object.entries(fields).map(([name, value]) => [name, value ?? ''] as const)
  return {
    id,
    path: `${path}?bearbeiten=${id}`,
    begin: {
      ...Object.fromEntries(texts),
      ...(isDefaultShipping ? { isDefaultShipping: 'on' } : {}),
      ...(isDefaultBilling ? { isDefaultBilling: 'on' } : {}),
    },
    ...(knownCity ? { knownTown: knownCity } : {}),
    hasDefaultChoice: count > 1,
  }
}

function inputOf(values: FormValues): CustomerAddressInput {
  return {
    ...addressInput(values),
    isDefaultShipping: values.isDefaultShipping === 'on',
    isDefaultBilling: values.isDefaultBilling === 'on',
  }
}
