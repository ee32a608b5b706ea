import type { OrderSeller } from '#domain/order/order.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import type { XmlNode } from './xml.ts'

export function sellerNode({ name, street, zip, city, phone, email, registerEntry, vatId }: OrderSeller): XmlNode {
  return [
    'ram:SellerTradeParty',
    [
      ['ram:Name', name],
      ['ram:Description', registerEntry],
      contactNode(name, phone, email),
      addressNode({ postcode: zip, lines: [street], city }),
      mailNode(email),
      taxNode(vatId),
    ],
  ]
}

/** The buying company, and the person who ordered for it. */
export function buyerNode({ customer, billing }: OrderDocument): XmlNode {
  const person = `${billing.firstName} ${billing.lastName}`
  const { street, houseNumber, additionalAddress, postalCode, city, phone } = billing
  return [
    'ram:BuyerTradeParty',
    [
      ['ram:Name', customer.companyName ?? person],
      contactNode(person, phone, customer.email),
      addressNode({ postcode: postalCode, lines: [`${street} ${houseNumber}`, additionalAddress], city }),
      mailNode(customer.email),
      taxNode(customer.vatId),
    ],
  ]
}

function contactNode(name: string, phone: string | null | undefined, email: string | null): XmlNode {
  return [
    'ram:DefinedTradeContact',
    [
      ['ram:PersonName', name],
      ['ram:TelephoneUniversalCommunication', [['ram:CompleteNumber', phone ?? null]]],
      ['ram:EmailURIUniversalCommunication', [['ram:URIID', email]]],
    ],
  ]
}

interface Address {
  readonly postcode: string
  readonly lines: readonly (string | null | undefined)[]
  readonly city: string
}

/** The shop accepts German addresses only. */
function addressNode({ postcode, lines, city }: Address): XmlNode {
  const [one = null, two = null] = lines
  return [
    'ram:PostalTradeAddress',
    [
      ['ram:PostcodeCode', postcode],
      ['ram:LineOne', one],
      ['ram:LineTwo', two],
      ['ram:CityName', city],
      ['ram:CountryID', 'DE'],
    ],
  ]
}

/** The electronic address; EM: e-mail (code list of the CEF). */
function mailNode(email: string | null): XmlNode {
  return ['ram:URIUniversalCommunication', [['ram:URIID', email, { schemeID: 'EM' }]]]
}

function taxNode(vatId: string | null): XmlNode {
  return ['ram:SpecifiedTaxRegistration', [['ram:ID', vatId, { schemeID: 'VA' }]]]
}
