import { EVERY_ROLE, REQUESTS, SALES, ofMerchant, type Rules } from './rule.ts'

export const REQUEST_RULES: Rules = {
  workList: { call: ofMerchant('query', 'workList(merchant: $merchant) { title }'), may: EVERY_ROLE },
  findCases: { call: ofMerchant('query', 'findCases(merchant: $merchant, text: "xy") { id }'), may: EVERY_ROLE },
  workCounts: { call: ofMerchant('query', 'workCounts(merchant: $merchant) { orders }'), may: EVERY_ROLE },
  inbox: { call: ofMerchant('query', 'inbox(merchant: $merchant, part: OPEN) { open }'), may: REQUESTS },
  staffRequest: { call: 'query ($request: ID!) { staffRequest(id: $request) { title } }', may: REQUESTS },
  answerRequest: { call: 'mutation ($request: ID!) { answerRequest(id: $request, text: "x") }', may: REQUESTS },
  moveRequest: {
    call: 'mutation ($request: ID!) { moveRequest(id: $request, to: LOST, reason: NOT_SERIOUS) }',
    may: REQUESTS,
  },
  addRequestNote: { call: 'mutation ($request: ID!) { addRequestNote(id: $request, text: "x") }', may: REQUESTS },
  assignRequest: { call: 'mutation ($request: ID!) { assignRequest(id: $request, fingerprint: "x") }', may: REQUESTS },
  replyTemplates: { call: ofMerchant('query', 'replyTemplates(merchant: $merchant) { id }'), may: REQUESTS },
  saveReplyTemplate: {
    call: ofMerchant('mutation', 'saveReplyTemplate(merchant: $merchant, name: "x", text: "x")'),
    may: REQUESTS,
  },
  removeReplyTemplate: {
    call: ofMerchant('mutation', 'removeReplyTemplate(merchant: $merchant, id: "999999")'),
    may: REQUESTS,
  },
  staffTradeIns: {
    call: ofMerchant('query', 'staffTradeIns(merchant: $merchant, part: TO_VALUE) { toValue }'),
    may: SALES,
  },
  staffTradeIn: { call: 'query ($request: ID!) { staffTradeIn(request: $request) { car } }', may: SALES },
  tradeInPicture: {
    call: 'query ($request: ID!) { tradeInPicture(request: $request, key: "x") { fileName } }',
    may: SALES,
  },
  bookInspection: {
    call: 'mutation ($request: ID!) { bookInspection(request: $request, fingerprint: "x") }',
    may: SALES,
  },
  inspectTradeIn: {
    call: `mutation ($request: ID!) {
      inspectTradeIn(request: $request, fingerprint: "x", answers: [], extras: [], mileage: 1, amounts: [])
    }`,
    may: SALES,
  },
  offerTradeIn: {
    call: 'mutation ($request: ID!) { offerTradeIn(request: $request, fingerprint: "x", validUntil: "2026-11-23") }',
    may: SALES,
  },
  declineTradeIn: {
    call: 'mutation ($request: ID!) { declineTradeIn(request: $request, fingerprint: "x", reason: OTHER) }',
    may: SALES,
  },
  tradeInTerms: { call: ofMerchant('query', 'tradeInTerms(merchant: $merchant) { since }'), may: SALES },
  saveTradeInTerms: {
    call: ofMerchant(
      'mutation',
      `saveTradeInTerms(merchant: $merchant, fingerprint: "x", marginPermille: 1, minMargin: 1, reconditioning: 1,
        amounts: [])`,
    ),
    may: { atOwn: ['OWNER'], everywhere: [] },
  },
  staffFinancings: {
    call: ofMerchant('query', 'staffFinancings(merchant: $merchant, part: OPEN) { open }'),
    may: SALES,
  },
  staffFinancing: { call: 'query ($request: ID!) { staffFinancing(request: $request) { bankUrl } }', may: SALES },
  viewFinancingDocument: {
    call: 'mutation ($request: ID!) { viewFinancingDocument(request: $request, key: "x") { fileName } }',
    may: SALES,
  },
  removeInspectionPicture: {
    call: 'mutation ($request: ID!) { removeInspectionPicture(request: $request, key: "x") }',
    may: SALES,
  },
}
