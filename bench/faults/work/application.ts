import { randomUUID } from 'node:crypto'
import { type Answers, BANKING_PARTS, type BankingPart } from '#domain/banking/fields.ts'
import { documentFile } from '#domain/order/order-documents.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { SESSION_COOKIE, sessionCookieValue } from '#domain/session/cookies.ts'
import { BANKING_ANSWERS } from '../../../tests/support/banking.ts'
import { type Client, newVisitor, Refused, type Visitor } from '../client.ts'
import { order } from './order.ts'

const SAVES: Readonly<Record<BankingPart, string>> = {
  personal: `mutation ($id: ID!, $input: BankingPersonalDataInput!) {
    saveBankingPersonalData(id: $id, input: $input) { openStep } }`,
  household: `mutation ($id: ID!, $input: BankingHouseholdJobInput!) {
    saveBankingHouseholdJob(id: $id, input: $input) { openStep } }`,
  income: `mutation ($id: ID!, $input: BankingExpensesIncomeInput!) {
    saveBankingExpensesIncome(id: $id, input: $input) { openStep } }`,
}
const PASS_DOCUMENTS = 'mutation ($id: ID!) { passBankingDocuments(id: $id) { shown } }'
const SUBMIT = `mutation ($id: ID!, $key: String!, $shown: String!) {
  submitBankingRequest(id: $id, key: $key, shown: $shown, actingFlag: true, contractFlag: true, privacyFlag: true) }`
const PAYSLIP = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'

interface Applicant {
  readonly visitor: Visitor
  /** The headers of the same customer for pages and files. */
  readonly pageHeaders: Readonly<Record<string, string>>
}

/** A customer who is logged in, at the API and at pages. */
export function newApplicant(token: string): Applicant {
  const visitor = newVisitor(token)
  const { Authorization: _, ...network } = visitor.headers
  return {
    visitor,
    pageHeaders: {
      ...network,
      Cookie: `${SESSION_COOKIE}=${sessionCookieValue({ accessToken: token, refreshToken: 'none' })}`,
    },
  }
}

/** Orders a car on credit, and applies for the loan with one proof; answers the number of the application. */
export async function applyForLoan(
  client: Client,
  base: string,
  { visitor, pageHeaders }: Applicant,
  car: number,
): Promise<string> {
  const id = await order(client, visitor, car, 'BANK_TRANSFER', { paymentType: 'LOAN_RATE_RANGE' })
  const change = <Answer>(document: string, variables?: object) => client.change<Answer>(visitor, document, variables)
  for (const part of BANKING_PARTS) await change(SAVES[part], { id, input: inputOf(part) })
  const headers = { ...pageHeaders, Origin: base }
  const proof = await client.send(`/hochladungen/new?flow=financing/${id}&kind=DOCUMENT`, () => {
    const body = new FormData()
    body.append('PAYSLIPS', new Blob([PAYSLIP]), 'Entgelt.pdf')
    return { method: 'POST', headers, body }
  })
  if (!proof.ok) throw new Refused(`proof: ${proof.status} ${await proof.text()}`)
  const { shown } = await change<{ shown: string }>(PASS_DOCUMENTS, { id })
  const name = documentFile('CREDIT_INFORMATION', 'de')
  const information = await client.send(pathFor('order-document', 'de', { orderId: id, name }), () => ({ headers }))
  if (!information.ok) throw new Refused(`information: ${information.status}`)
  await information.arrayBuffer()
  return change<string>(SUBMIT, { id, key: randomUUID(), shown })
}

/** The API takes amounts in euros. */
function inputOf(part: BankingPart): Answers {
  if (part !== 'income') return BANKING_ANSWERS[part]
  const entries = Object.entries(BANKING_ANSWERS.income)
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'number' ? value / 100 : value]))
}
