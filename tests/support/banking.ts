import type { Database } from '#database/connection.ts'
import type { OrderFinance } from '#domain/order/order.ts'
import { addOrder, type OrderFixture } from './orders.ts'
import { type Answers, answerAt, type BankingPart, STEP_FIELDS } from '#domain/banking/fields.ts'

/** Complete answers of the three steps with fields; each value is one that occurs nowhere else. */
export const BANKING_ANSWERS: Readonly<Record<BankingPart, Answers>> = {
  personal: {
    application: {
      ...{ salutation: 'MRS', title: null, firstName: 'Sabine', lastName: 'Krüger', birthName: 'Lindnerova' },
      ...{ birthPlace: 'Neussfeld', birthDate: '1984-06-14', phoneNumber: '+492215550199' },
      ...{ emailAddress: 'antrag@krueger.example', idType: 'IDENTITY_CARD', idNumberPass: 'L8X77KQ4' },
      ...{ issuingAuthority: 'Stadt Kölnheim', issuingDate: '2021-05-04', expiryDate: '2031-05-03' },
    },
    homeAddress: {
      currentResidence: { street: 'Neusserweg', streetNumber: '118a', zipCode: '50733', city: 'Köln' },
      ...{ country: 'DE', residenceDate: '09/2019' },
      previousResidence: { street: null, streetNumber: null, zipCode: null, city: null },
    },
  },
  household: {
    householdInformation: {
      ...{ maritalStatus: 'MARRIED', peopleInHousehold: 3, numberOfChildren: 1, livingSituation: 'RENT' },
      ...{ homeOwnership: false, nationality: 'DE', residencePermit: null, residencePermitUntilDate: null },
    },
    careerInformation: {
      ...{ professionalGroup: 'EMPLOYEE', jobTitle: 'Bauzeichnerin', employerName: 'Ingenieurbuero Haasenstein' },
      ...{ jobPlace: 'Kölnberg', employmentType: 'PERMANENT', employedDate: '04/2017', employedUntilDate: null },
      ...{ hasPreviousEmployer: false, previousEmployerName: null, previousJobPlace: null },
    },
  },
  income: {
    ...{ netIncome: 2_841_17, otherIncome: 201_43, pension: null, rentalIncome: null, maintenanceIncome: null },
    ...{ housingCosts: 893_31, otherLoans: 149_37, mortgages: null, maintenanceObligations: null },
    ...{ privateHealthInsurance: null, deduction: 735_53, iban: 'DE02120300000000202051' },
    ...{ bankName: 'Spreebank Berlin', otherInformation: 'Elternzeit bis Maerz' },
  },
}

/** A loan as an order stores it: 48 instalments of 524.09 euros. */
export const ORDERED_LOAN: OrderFinance = {
  input: { downPayment: 8_000_00, duration: 48, mileage: null, finalInstallment: 16_000_00, hasFinalInstallment: true },
  quote: {
    ...{ kind: 'LOAN', vehiclePrice: 43_980_00, downPayment: 8_000_00, duration: 48, mileage: null },
    ...{ monthlyInstallment: 524_09, installments: 48, lastInstallment: 524_09, hasFinalInstallment: true },
    ...{ finalInstallment: 16_000_00, netLoanAmount: 35_980_00, effectivePercent: 4.99, nominalPercent: 4.88 },
    ...{
      totalInterest: 5_176_32,
      totalRepayment: 41_156_32,
      oneOffCosts: 0,
      leasingFactor: null,
      totalCostFactor: null,
    },
  },
  lender: 'Norddeutsche Autobank AG, Hafenstraße 12, 26721 Emden',
  example:
    'Repräsentatives Beispiel: 48 monatliche Raten zu je 524,09 €. Darlehensgeber: Norddeutsche Autobank AG, Hafenstraße 12, 26721 Emden.',
}

/** A financed order that waits for its bank, and whose car is reserved with it. */
export function addFinancedOrder(
  database: Database,
  fixture: Pick<OrderFixture, 'customerId' | 'merchantId'> & Partial<OrderFixture>,
): Promise<number> {
  const line = { line_type: 'VEHICLE', title: 'Passat Variant 2.0 TDI', unit_price_cents: 43_980_00 } as const
  return addOrder(database, {
    ...{ provider: 'BANKING_REQUEST', method: 'BANK_TRANSFER', due: 8_000_00 },
    lines: [{ ...line, payment: 'LOAN', finance: ORDERED_LOAN }],
    ...fixture,
  })
}

/** The same answers as a German form sends them, without script. */
export function bankingForm(part: BankingPart): Record<string, string> {
  const entries = STEP_FIELDS[part].flatMap((path): (readonly [string, string])[] => {
    const value = answerAt(BANKING_ANSWERS[part], path)
    if (value === null) return []
    if (typeof value === 'boolean') return path.endsWith('hasPreviousEmployer') ? [] : [[path, value ? 'yes' : 'no']]
    if (typeof value === 'number')
      return [[path, part === 'income' ? (value / 100).toFixed(2).replace('.', ',') : `${value}`]]
    const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)
    if (!date) return [[path, value]]
    return ['year', 'month', 'day'].map((name, index) => [`${path}-${name}`, date[index + 1] ?? ''])
  })
  return Object.fromEntries(entries)
}
