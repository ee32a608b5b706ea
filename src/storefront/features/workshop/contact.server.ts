import { ServiceGarageDocument, SetServiceContactDocument } from '#storefront/generated/graphql.ts'
import { enteredEuros } from '../../blocks/entered-number.server.ts'
import { blankToUndefined, salutationOf } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { afterStep, frameOf, openStep, type PageArgs } from './frame.server.ts'
import { stepValues } from './reset.server.ts'
import type { ServiceContactView } from './service-view.ts'

/** Begins with what was entered before, otherwise with what the customer's account says. */
export async function loadServiceContact(args: PageArgs): Promise<ServiceContactView> {
  const open = await openStep(args)
  const { contact, sum } = open.booking
  const isCustomer = args.context.get(siteContext).session !== null
  const customer = contact || !isCustomer ? null : (await query(args.context, ServiceGarageDocument)).customer
  const person = contact ?? customer
  return {
    ...frameOf(open),
    hasCeiling: sum.isOpen,
    begin: {
      salutation: person?.salutation ?? '',
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      email: person?.email ?? '',
      phone: contact?.phoneNumber ?? customer?.phone ?? '',
      message: contact?.userMsg ?? '',
      ceiling: contact?.ceiling == null ? '' : String(contact.ceiling),
    },
  }
}

export async function saveServiceContact(args: PageArgs & { readonly request: Request }) {
  const values = await stepValues(args)
  const { firstName = '', lastName = '', email = '', phone = '' } = values
  const input = {
    ...{ firstName, lastName, email, phoneNumber: phone, salutation: salutationOf(values) },
    userMsg: blankToUndefined(values.message),
    ceiling: enteredEuros(values.ceiling),
  }
  return afterStep(args, values, await mutate(args.context, SetServiceContactDocument, { input }))
}
