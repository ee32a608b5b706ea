import { addressTexts } from '#messages/addresses.ts'
import { changeAddressBook, loadAddressBook } from '../features/account/address-book.server.ts'
import { AddressBookPage } from '../features/account/address-book.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/address-book.ts'

export const loader = loadAddressBook
export const action = changeAddressBook

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: addressTexts.title[site?.locale ?? 'de'] })
}

export default function AddressBook({ loaderData }: Route.ComponentProps) {
  return <AddressBookPage view={loaderData} locale={useLocale()} />
}
