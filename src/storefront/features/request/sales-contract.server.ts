import { splitStreet } from '#domain/account/split-street.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { salesContractTexts } from '#messages/sales-contract.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  AgreeToSalesContractDocument,
  LeaveSalesContractDocument,
  type RequestPageQuery,
} from '#storefront/generated/graphql.ts'
import { formState, type FormValues, refusedAs } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { requestPath } from './request-path.server.ts'
import type { ContractView } from './request-view.ts'

type PageRequest = NonNullable<RequestPageQuery['requestById']>

/** The sales contract on the page of an enquiry about a private offer; nothing on any other. */
export function contractOf(
  { id, salesContract, person, side }: PageRequest,
  key: string | null,
  locale: Locale,
): { contract?: ContractView } {
  if (!salesContract) return {}
  const { mayAgree, own, hasOtherAgreed } = salesContract
  // A closed enquiry in which nobody agreed has nothing to show.
  if (!mayAgree && !own) return {}
  const texts = inLanguage(salesContractTexts, locale)
  const path = pathFor('sales-contract', locale, { requestId: id })
  const isReady = own !== null && own !== undefined && hasOtherAgreed
  const known = side === 'CUSTOMER' ? { firstName: person.firstName ?? '', lastName: person.lastName ?? '' } : {}
  return {
    contract: {
      ...{ mayAgree, hasAgreed: own != null },
      begin: own ? { ...own } : known,
      status: isReady ? texts.ready : own ? texts.waiting : hasOtherAgreed ? texts.otherWaits : '',
      ...(isReady ? { pdf: key === null ? path : `${path}?${new URLSearchParams({ key })}` } : {}),
    },
  }
}

interface Given {
  readonly id: string
  readonly key: string | null
  readonly context: Readonly<RouterContextProvider>
  readonly locale: Locale
}

/** Agrees to the contract, or withdraws that agreement; undefined where another button was pressed. */
export async function changeContract(values: FormValues, { id, key, context, locale }: Given) {
  if (values.intent !== 'agree' && values.intent !== 'leave') return undefined
  const { firstName = '', lastName = '', street = '', houseNumber = '', postalCode = '', city = '' } = values
  const input = {
    firstName,
    lastName,
    ...splitStreet({ street, houseNumber }),
    postalCode,
    city,
    agrees: values.agrees !== undefined,
  }
  const answer =
    values.intent === 'leave'
      ? await mutate(context, LeaveSalesContractDocument, { id, key })
      : await mutate(context, AgreeToSalesContractDocument, { id, key, input })
  if ('result' in answer) return redirect(`${requestPath(id, key, locale)}#kaufvertrag`)
  const { refusals } = answer
  const codes = refusals.map(({ code }) => code)
  if (codes.includes('NOT_FOUND')) throw data(null, 404)
  const { closedMeanwhile } = inLanguage(salesContractTexts, locale)
  const notice = codes.includes('CONFLICT') ? { notice: closedMeanwhile } : {}
  return data({ ...formState(values, refusals, locale), ...notice }, refusedAs(refusals))
}
