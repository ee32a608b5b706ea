import { type Answers, BANKING_PARTS, type BankingPart } from '#domain/banking/fields.ts'
import type { MailSite } from '#domain/mail.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { type BankingDeps, bankingDigest, readBankingRequest } from '../banking/banking-request.ts'
import { type ChangeBankingDeps, passBankingDocuments, saveBankingAnswers } from '../banking/change-banking-request.ts'
import { recordInformation } from '../banking/hand-over-information.ts'
import { submitBankingRequest } from '../banking/submit-banking-request.ts'
import { doneOrThrow } from './done-or-throw.ts'

const EMAIL = 'leyla.aydin@example.com'
const ANSWERS: Readonly<Record<BankingPart, Answers>> = {
  personal: {
    application: {
      ...{ salutation: 'MRS', title: null, firstName: 'Leyla', lastName: 'Aydin', birthName: null },
      ...{ birthPlace: 'Bonn', birthDate: '1988-09-12', phoneNumber: '+49228331540' },
      ...{ emailAddress: EMAIL, idType: 'IDENTITY_CARD', idNumberPass: 'L01X00T47' },
      ...{ issuingAuthority: 'Stadt Bonn', issuingDate: '2023-02-07', expiryDate: '2033-02-06' },
    },
    homeAddress: {
      currentResidence: { street: 'Bonner Talweg', streetNumber: '48', zipCode: '53113', city: 'Bonn' },
      ...{ country: 'DE', residenceDate: '05/2018' },
      previousResidence: { street: null, streetNumber: null, zipCode: null, city: null },
    },
  },
  household: {
    householdInformation: {
      ...{ maritalStatus: 'SINGLE', peopleInHousehold: 2, numberOfChildren: 1, livingSituation: 'RENT' },
      ...{ homeOwnership: false, nationality: 'DE', residencePermit: null, residencePermitUntilDate: null },
    },
    careerInformation: {
      ...{ professionalGroup: 'EMPLOYEE', jobTitle: 'Physiotherapeutin', employerName: 'Praxis am Münster' },
      ...{ jobPlace: 'Bonn', employmentType: 'PERMANENT', employedDate: '09/2016', employedUntilDate: null },
      ...{ hasPreviousEmployer: false, previousEmployerName: null, previousJobPlace: null },
    },
  },
  income: {
    ...{ netIncome: 2_740_00, otherIncome: 250_00, pension: null, rentalIncome: null, maintenanceIncome: null },
    ...{ housingCosts: 860_00, otherLoans: null, mortgages: null, maintenanceObligations: null },
    ...{ privateHealthInsurance: null, deduction: null, iban: 'DE02120300000000202051' },
    ...{ bankName: 'Spreebank Berlin', otherInformation: null },
  },
}

const DECLARED = { actingFlag: true, contractFlag: true, privacyFlag: true }

/**
 * Lets a customer of the demo fill in the application for a loan of an order that waits for its bank. Nothing where no order waits, or one
 * was sent.
 */
export async function putDemoApplication(
  deps: ChangeBankingDeps & BankingDeps,
  site: MailSite,
  merchantId: number,
): Promise<void> {
  const order = await deps.read
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.id', 'c.id as customerId'])
    .where('o.merchant_id', '=', merchantId)
    .where('o.financing_state', '=', 'WAITING')
    .where('c.email_key', '=', EMAIL)
    .executeTakeFirst()
  if (!order) return
  const { id, customerId } = order
  const shopper = { customerId, scope: ALL_MERCHANTS }
  if (!(await readBankingRequest(deps, shopper, id))?.isOpen) return
  for (const part of BANKING_PARTS)
    doneOrThrow(await saveBankingAnswers(deps, shopper, { id, part, answers: ANSWERS[part], isForLater: false }))
  doneOrThrow(await passBankingDocuments(deps, shopper, id))
  await recordInformation(deps.writer, id)
  const request = await readBankingRequest(deps, shopper, id)
  if (!request) throw new Error('The demo’s financed order is gone')
  const form = { id, site, key: `demo ${id}`, shown: bankingDigest(request), flags: DECLARED }
  doneOrThrow(await submitBankingRequest(deps, shopper, form))
}
