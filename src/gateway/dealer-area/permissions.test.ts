import { randomUUID } from 'node:crypto'
import type { GraphQLObjectType } from 'graphql'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addStaff, runAsStaff, staffContext } from '../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { schema } from './schema.ts'

const test = useTestDatabase()

const WHO = [...STAFF_ROLES, 'ADMIN', 'NOBODY'] as const
type Who = (typeof WHO)[number]

interface Rule {
  /**
   * `$merchant` is the UUID of the merchant it is about, `$request`, `$order`, `$vehicle`, `$bulk` and `$run` a request,
   * an order, a car, a bulk change and an import there.
   */
  readonly call: string
  /** Everybody, everybody who is logged in (for what is their own), or those who have a permission. */
  readonly may: 'EVERYBODY' | 'STAFF' | { readonly atOwn: readonly StaffRole[]; readonly everywhere: readonly Who[] }
  /** Only shortly after the second factor was shown. */
  readonly stepUp?: boolean
}

const UUID = '00000000-0000-0000-0000-000000000000'
const OWNERS = { atOwn: ['OWNER'], everywhere: ['ADMIN'] } as const
const OWN_OWNERS = { atOwn: ['OWNER'], everywhere: [] } as const
const ADMINS = { atOwn: [], everywhere: ['ADMIN'] } as const
const EVERY_ROLE = { atOwn: STAFF_ROLES, everywhere: [] } as const
const REQUESTS = { atOwn: ['OWNER', 'SALES', 'SERVICE'], everywhere: [] } as const
const STOCK_READERS = { atOwn: ['OWNER', 'SALES', 'SERVICE'], everywhere: [] } as const
const IMPORT_READERS = { atOwn: ['OWNER', 'SALES'], everywhere: ['ADMIN'] } as const
const SALES = { atOwn: ['OWNER', 'SALES'], everywhere: [] } as const
const ISSUE = 'input: { subject: "x", text: "x", locale: "de", query: "", cars: "" }'
const ofMerchant = (kind: 'query' | 'mutation', call: string) => `${kind} ($merchant: ID!) { ${call} }`

const PAGE = 'merchant: $merchant, section: PAGES, slug: "agb", locale: de'

/** Who may call each operation. A new operation needs a row here. What they name does not exist, so that nothing changes. */
const OPERATIONS: Readonly<Record<string, Rule>> = {
  me: { call: '{ me { id } }', may: 'EVERYBODY' },
  staffInvitation: { call: '{ staffInvitation(key: "x") { email } }', may: 'EVERYBODY' },
  demoCode: { call: '{ demoCode(email: "haendler@fahrwerk.example") }', may: 'EVERYBODY' },
  sessions: { call: '{ sessions { id } }', may: 'STAFF' },
  passkeys: { call: '{ passkeys { id } }', may: 'STAFF' },
  merchantStaff: { call: ofMerchant('query', 'merchantStaff(merchant: $merchant) { id }'), may: OWNERS },
  merchantInvitations: { call: ofMerchant('query', 'merchantInvitations(merchant: $merchant) { id }'), may: OWNERS },
  auditLog: { call: ofMerchant('query', 'auditLog(merchant: $merchant) { id }'), may: OWNERS },
  editedPages: { call: ofMerchant('query', 'editedPages(merchant: $merchant) { shop }'), may: OWNERS },
  editedPage: { call: ofMerchant('query', `editedPage(${PAGE}) { source }`), may: OWNERS },
  savePage: { call: ofMerchant('mutation', `savePage(${PAGE}, source: "", fingerprint: "x")`), may: OWNERS },
  restorePage: { call: ofMerchant('mutation', `restorePage(${PAGE}, number: 0, fingerprint: "x")`), may: OWNERS },
  takeBackPage: { call: ofMerchant('mutation', `takeBackPage(${PAGE}, number: 1, fingerprint: "x")`), may: OWNERS },
  apiKeys: { call: ofMerchant('query', 'apiKeys(merchant: $merchant) { id }'), may: OWN_OWNERS },
  createApiKey: {
    call: ofMerchant('mutation', 'createApiKey(merchant: $merchant, name: "", purposes: [STOCK])'),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  endApiKey: { call: ofMerchant('mutation', 'endApiKey(merchant: $merchant, id: "999999")'), may: OWN_OWNERS },
  webhooks: { call: ofMerchant('query', 'webhooks(merchant: $merchant) { id }'), may: OWN_OWNERS },
  webhook: { call: ofMerchant('query', `webhook(merchant: $merchant, id: "${UUID}") { id }`), may: OWN_OWNERS },
  webhookDeliveries: {
    call: ofMerchant('query', `webhookDeliveries(merchant: $merchant, webhook: "${UUID}") { hasMore }`),
    may: OWN_OWNERS,
  },
  createWebhook: {
    call: ofMerchant('mutation', 'createWebhook(merchant: $merchant, url: "", topics: []) { id }'),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  changeWebhook: {
    call: ofMerchant(
      'mutation',
      `changeWebhook(merchant: $merchant, id: "${UUID}", url: "", topics: [], isOn: true, fingerprint: "x")`,
    ),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  rotateWebhookSecret: {
    call: ofMerchant('mutation', `rotateWebhookSecret(merchant: $merchant, id: "${UUID}")`),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  removeWebhook: {
    call: ofMerchant('mutation', `removeWebhook(merchant: $merchant, id: "${UUID}")`),
    ...{ may: OWN_OWNERS, stepUp: true },
  },
  replayDelivery: {
    call: ofMerchant('mutation', `replayDelivery(merchant: $merchant, webhook: "${UUID}", id: "999999")`),
    may: OWN_OWNERS,
  },
  logInStaff: {
    call: 'mutation { logInStaff(email: "x@example.com", password: "x", code: "x") { token } }',
    may: 'EVERYBODY',
  },
  beginPasskeyLogin: { call: 'mutation { beginPasskeyLogin { id } }', may: 'EVERYBODY' },
  logInWithPasskey: {
    call: `mutation { logInWithPasskey(id: "${UUID}", response: "{}") { token } }`,
    may: 'EVERYBODY',
  },
  acceptStaffInvitation: {
    call: 'mutation { acceptStaffInvitation(key: "x", name: "Eva", password: "Zugvogel!2026") { secret } }',
    may: 'EVERYBODY',
  },
  confirmSecondFactor: {
    call: 'mutation { confirmSecondFactor(key: "x", code: "123456") { recoveryCodes } }',
    may: 'EVERYBODY',
  },
  recoverStaff: { call: 'mutation { recoverStaff(email: "x@example.com") }', may: 'EVERYBODY' },
  resetStaffPassword: {
    call: 'mutation { resetStaffPassword(key: "x", password: "Zugvogel!2026", code: "123456") }',
    may: 'EVERYBODY',
  },
  joinByInvitation: { call: 'mutation { joinByInvitation(key: "x") }', may: 'STAFF' },
  logOutStaff: { call: 'mutation { logOutStaff }', may: 'STAFF' },
  endStaffSession: { call: `mutation { endStaffSession(id: "${UUID}") }`, may: 'STAFF' },
  endOtherStaffSessions: { call: 'mutation { endOtherStaffSessions }', may: 'STAFF' },
  stepUp: { call: 'mutation { stepUp(code: "x") }', may: 'STAFF' },
  stepUpWithPasskey: { call: `mutation { stepUpWithPasskey(id: "${UUID}", response: "{}") }`, may: 'STAFF' },
  changeStaffPassword: {
    call: 'mutation { changeStaffPassword(currentPassword: "x", password: "Zugvogel!2026") }',
    may: 'STAFF',
  },
  beginPasskey: { call: 'mutation { beginPasskey { id } }', may: 'STAFF', stepUp: true },
  addPasskey: { call: `mutation { addPasskey(id: "${UUID}", response: "{}", name: "x") }`, may: 'STAFF', stepUp: true },
  removePasskey: { call: 'mutation { removePasskey(id: "x") }', may: 'STAFF', stepUp: true },
  renewRecoveryCodes: { call: 'mutation { renewRecoveryCodes }', may: 'STAFF', stepUp: true },
  beginAuthenticator: { call: 'mutation { beginAuthenticator { secret } }', may: 'STAFF', stepUp: true },
  confirmAuthenticator: { call: 'mutation { confirmAuthenticator(code: "x") }', may: 'STAFF', stepUp: true },
  inviteStaff: {
    call: ofMerchant('mutation', 'inviteStaff(merchant: $merchant, email: "x", name: "Eva", roles: [SALES])'),
    ...{ may: OWNERS, stepUp: true },
  },
  withdrawStaffInvitation: {
    call: ofMerchant('mutation', `withdrawStaffInvitation(merchant: $merchant, id: "${UUID}")`),
    ...{ may: OWNERS, stepUp: true },
  },
  changeStaffRoles: {
    call: ofMerchant(
      'mutation',
      'changeStaffRoles(merchant: $merchant, staff: "999999", roles: [SALES], fingerprint: "x")',
    ),
    ...{ may: OWNERS, stepUp: true },
  },
  removeStaff: {
    call: ofMerchant('mutation', 'removeStaff(merchant: $merchant, staff: "999999")'),
    ...{ may: OWNERS, stepUp: true },
  },
  resetSecondFactor: {
    call: ofMerchant('mutation', 'resetSecondFactor(merchant: $merchant, staff: "999999")'),
    ...{ may: OWNERS, stepUp: true },
  },
  newsletters: { call: ofMerchant('query', 'newsletters(merchant: $merchant) { sender }'), may: SALES },
  newsletter: { call: ofMerchant('query', 'newsletter(merchant: $merchant, id: "999999") { id }'), may: SALES },
  newsletterPreview: { call: ofMerchant('query', `newsletterPreview(merchant: $merchant, ${ISSUE})`), may: SALES },
  saveNewsletter: {
    call: ofMerchant('mutation', `saveNewsletter(merchant: $merchant, id: "999999", ${ISSUE}, fingerprint: "x")`),
    may: SALES,
  },
  sendTestNewsletter: {
    call: ofMerchant('mutation', 'sendTestNewsletter(merchant: $merchant, id: "999999")'),
    may: SALES,
  },
  sendNewsletter: {
    call: ofMerchant('mutation', 'sendNewsletter(merchant: $merchant, id: "999999", fingerprint: "x")'),
    ...{ may: SALES, stepUp: true },
  },
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
  staffCalendar: {
    call: ofMerchant('query', 'staffCalendar(merchant: $merchant, from: "2026-11-23", to: "2026-11-29") { isSetUp }'),
    may: REQUESTS,
  },
  staffAppointment: { call: 'query ($request: ID!) { staffAppointment(request: $request) { closed } }', may: REQUESTS },
  confirmAppointment: {
    call: 'mutation ($request: ID!) { confirmAppointment(request: $request, fingerprint: "x") }',
    may: REQUESTS,
  },
  moveAppointment: {
    call: 'mutation ($request: ID!) { moveAppointment(request: $request, fingerprint: "x", day: "2026-11-23", minute: 9) }',
    may: REQUESTS,
  },
  cancelAppointment: {
    call: 'mutation ($request: ID!) { cancelAppointment(request: $request, fingerprint: "x", reason: OTHER) }',
    may: REQUESTS,
  },
  markNoShow: { call: 'mutation ($request: ID!) { markNoShow(request: $request, fingerprint: "x") }', may: REQUESTS },
  daySettings: {
    call: ofMerchant('query', 'daySettings(merchant: $merchant, day: "2026-11-23") { fingerprint }'),
    may: REQUESTS,
  },
  blockTime: {
    call: ofMerchant(
      'mutation',
      'blockTime(merchant: $merchant, day: "2026-11-23", from: 1, to: 0, reason: "x", leaveAppointments: false)',
    ),
    may: REQUESTS,
  },
  bookable: {
    call: ofMerchant(
      'query',
      'bookable(merchant: $merchant, kind: WORKSHOP, day: "2026-11-23", services: []) { kinds }',
    ),
    may: REQUESTS,
  },
  bookAppointment: {
    call: ofMerchant(
      'mutation',
      'bookAppointment(merchant: $merchant, kind: WORKSHOP, day: "2026-11-23", minute: 1, services: [], key: "x", caller: { firstName: "", lastName: "", email: "", locale: "de" })',
    ),
    may: REQUESTS,
  },
  liftBlock: { call: ofMerchant('mutation', 'liftBlock(merchant: $merchant, id: "1")'), may: REQUESTS },
  setDayCapacity: {
    call: ofMerchant(
      'mutation',
      'setDayCapacity(merchant: $merchant, day: "2026-11-23", capacities: [], fingerprint: "x")',
    ),
    may: REQUESTS,
  },
  staffTradeIns: {
    call: ofMerchant('query', 'staffTradeIns(merchant: $merchant, part: TO_VALUE) { total }'),
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
    call: ofMerchant('query', 'staffFinancings(merchant: $merchant, part: OPEN) { total }'),
    may: SALES,
  },
  staffFinancing: { call: 'query ($request: ID!) { staffFinancing(request: $request) { bankUrl } }', may: SALES },
  viewFinancingDocument: {
    call: 'mutation ($request: ID!) { viewFinancingDocument(request: $request, key: "x") { fileName } }',
    may: SALES,
  },
  merchantOrders: {
    call: ofMerchant('query', 'merchantOrders(merchant: $merchant, part: OPEN) { total }'),
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  merchantOrder: {
    call: 'query ($order: ID!) { merchantOrder(id: $order) { email } }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  changeOrder: {
    call: 'mutation ($order: ID!) { changeOrder(id: $order, to: CONFIRMED) }',
    may: { atOwn: ['OWNER', 'SALES'], everywhere: [] },
  },
  recordOrderMoney: {
    call: 'mutation ($order: ID!) { recordOrderMoney(id: $order, step: PAID) }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  holdOrder: {
    call: 'mutation ($order: ID!) { holdOrder(id: $order) }',
    may: SALES,
  },
  addOrderNote: {
    call: 'mutation ($order: ID!) { addOrderNote(id: $order, text: "x") }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  showPayout: {
    call: 'mutation ($order: ID!) { showPayout(id: $order) { iban } }',
    may: { atOwn: ['OWNER', 'ACCOUNTING'], everywhere: [] },
    stepUp: true,
  },
  addRequestNote: { call: 'mutation ($request: ID!) { addRequestNote(id: $request, text: "x") }', may: REQUESTS },
  assignRequest: { call: 'mutation ($request: ID!) { assignRequest(id: $request) }', may: REQUESTS },
  replyTemplates: { call: ofMerchant('query', 'replyTemplates(merchant: $merchant) { id }'), may: REQUESTS },
  saveReplyTemplate: {
    call: ofMerchant('mutation', 'saveReplyTemplate(merchant: $merchant, name: "x", text: "x")'),
    may: REQUESTS,
  },
  removeReplyTemplate: {
    call: ofMerchant('mutation', 'removeReplyTemplate(merchant: $merchant, id: "999999")'),
    may: REQUESTS,
  },
  stock: { call: ofMerchant('query', 'stock(merchant: $merchant) { total }'), may: STOCK_READERS },
  stockCsv: { call: ofMerchant('query', 'stockCsv(merchant: $merchant)'), may: STOCK_READERS },
  stockViews: { call: ofMerchant('query', 'stockViews(merchant: $merchant) { name }'), may: STOCK_READERS },
  saveStockView: {
    call: ofMerchant('mutation', 'saveStockView(merchant: $merchant, name: "", query: "")'),
    may: STOCK_READERS,
  },
  removeStockView: {
    call: ofMerchant('mutation', 'removeStockView(merchant: $merchant, id: "999999")'),
    may: STOCK_READERS,
  },
  stockVehicle: { call: 'query ($vehicle: ID!) { stockVehicle(id: $vehicle) { title } }', may: STOCK_READERS },
  createStockVehicle: {
    call: ofMerchant('mutation', 'createStockVehicle(merchant: $merchant, number: "", texts: [])'),
    may: SALES,
  },
  editStockVehicle: {
    call: 'mutation ($vehicle: ID!) { editStockVehicle(id: $vehicle, fingerprint: "", texts: []) }',
    may: SALES,
  },
  vehiclePicture: {
    call: 'query ($vehicle: ID!) { vehiclePicture(id: $vehicle, picture: "photo/0") { fileName } }',
    may: STOCK_READERS,
  },
  orderVehiclePictures: {
    call: 'mutation ($vehicle: ID!) { orderVehiclePictures(id: $vehicle, fingerprint: "", pictures: []) }',
    may: SALES,
  },
  coverVehiclePicture: {
    call: 'mutation ($vehicle: ID!) { coverVehiclePicture(id: $vehicle, fingerprint: "", picture: "", boxes: []) }',
    may: SALES,
  },
  changeStockVehicleState: {
    call: 'mutation ($vehicle: ID!) { changeStockVehicleState(id: $vehicle, to: PUBLISHED) }',
    may: SALES,
  },
  merchantSettings: { call: ofMerchant('query', 'merchantSettings(merchant: $merchant) { slug }'), may: OWNERS },
  financePreview: {
    call: ofMerchant('query', 'financePreview(merchant: $merchant, kind: LOAN, values: [])'),
    may: OWNERS,
  },
  changeSettings: {
    call: ofMerchant('mutation', 'changeSettings(merchant: $merchant, part: REGISTER, values: [], fingerprint: "x")'),
    may: OWNERS,
  },
  previewShopLook: {
    call: ofMerchant('mutation', 'previewShopLook(merchant: $merchant, part: LOOK, values: []) { key }'),
    may: OWNERS,
  },
  changeMerchantState: {
    call: ofMerchant('mutation', 'changeMerchantState(merchant: $merchant, to: SETTING_UP)'),
    may: OWNERS,
  },
  exportMerchant: {
    call: ofMerchant('mutation', 'exportMerchant(merchant: $merchant)'),
    ...{ may: { atOwn: ['OWNER', 'ACCOUNTING'], everywhere: [] }, stepUp: true },
  },
  renewFeedKey: { call: ofMerchant('mutation', 'renewFeedKey(merchant: $merchant)'), may: OWNERS, stepUp: true },
  merchants: { call: '{ merchants { slug } }', may: ADMINS },
  sharedBrands: { call: '{ sharedBrands { slug } }', may: ADMINS },
  chooseLeadingMerchant: { call: 'mutation { chooseLeadingMerchant(brand: "x", leading: "x") }', may: ADMINS },
  createMerchant: {
    call: 'mutation { createMerchant(name: "x", slug: "x", street: "x", zip: "x", city: "x") }',
    may: ADMINS,
  },
  figures: {
    call: ofMerchant('query', 'figures(merchant: $merchant, period: "2026-11") { sales }'),
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  hitRates: {
    call: ofMerchant('query', 'hitRates(merchant: $merchant) { inside }'),
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  viewList: {
    call: ofMerchant('query', 'viewList(merchant: $merchant, period: "2026-11") { cars { views } }'),
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  sellerReport: { call: '{ sellerReport(year: 2026) { name } }', may: ADMINS, stepUp: true },
  operations: { call: '{ operations { vehicles } }', may: ADMINS },
  platformWork: { call: '{ platformWork { dueAt } }', may: ADMINS },
  listingsForReview: { call: '{ listingsForReview(part: WAITING) { changedAt } }', may: ADMINS },
  reviewedListing: { call: '{ reviewedListing(id: "1") { email } }', may: ADMINS },
  reviewListing: { call: 'mutation { reviewListing(id: "1", fingerprint: "x") }', may: ADMINS },
  offerReports: { call: '{ offerReports(part: OPEN) { title } }', may: ADMINS },
  offerReport: { call: '{ offerReport(id: "1") { title } }', may: ADMINS },
  answerOfferReport: {
    call: 'mutation { answerOfferReport(id: "1", decision: NO_ACTION, statement: "x") }',
    may: ADMINS,
  },
  priceRound: { call: ofMerchant('query', 'priceRound(merchant: $merchant) { total }'), may: STOCK_READERS },
  beginPriceRound: { call: ofMerchant('mutation', 'beginPriceRound(merchant: $merchant, prices: [])'), may: SALES },
  bulkChange: { call: 'query ($bulk: ID!) { bulkChange(id: $bulk) { digest } }', may: SALES },
  bulkChanges: { call: ofMerchant('query', 'bulkChanges(merchant: $merchant) { by }'), may: STOCK_READERS },
  beginBulkChange: {
    call: ofMerchant('mutation', 'beginBulkChange(merchant: $merchant, kind: PRICE, ids: [])'),
    may: SALES,
  },
  proposeBulkChange: {
    call: 'mutation ($bulk: ID!) { proposeBulkChange(id: $bulk, proposal: {}) }',
    may: SALES,
  },
  applyBulkChange: { call: 'mutation ($bulk: ID!) { applyBulkChange(id: $bulk, digest: "") }', may: SALES },
  undoBulkChange: { call: 'mutation ($bulk: ID!) { undoBulkChange(id: $bulk) }', may: SALES },
  orderFile: {
    call: 'query ($order: ID!) { orderFile(id: $order, key: "x") { fileName } }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  removeOrderFile: {
    call: 'mutation ($order: ID!) { removeOrderFile(id: $order, key: "x") }',
    may: { atOwn: ['OWNER', 'SALES', 'ACCOUNTING'], everywhere: [] },
  },
  recordHandOver: {
    call: 'mutation ($order: ID!) { recordHandOver(id: $order, day: "2026-01-01", cars: [], fingerprint: "x") }',
    may: SALES,
  },
  removeInspectionPicture: {
    call: 'mutation ($request: ID!) { removeInspectionPicture(request: $request, key: "x") }',
    may: SALES,
  },
  feedRuns: { call: ofMerchant('query', 'feedRuns(merchant: $merchant) { id }'), may: IMPORT_READERS },
  feedRun: { call: 'query ($run: ID!) { feedRun(id: $run) { undo } }', may: IMPORT_READERS },
  feedRunRows: { call: 'query ($run: ID!) { feedRunRows(id: $run) { header } }', may: IMPORT_READERS },
  expectedDelivery: {
    call: ofMerchant('query', 'expectedDelivery(merchant: $merchant) { nextBy }'),
    may: IMPORT_READERS,
  },
  undoFeedRun: { call: 'mutation ($run: ID!) { undoFeedRun(id: $run) }', may: SALES },
  inviteAdmin: { call: 'mutation { inviteAdmin(email: "x", name: "Eva") }', may: ADMINS, stepUp: true },
}

interface Case {
  readonly id: number
  readonly uuid: string
  readonly request: string
  readonly order: string
  readonly vehicle: string
  readonly bulk: string
  readonly run: string
}

let own: Case
let other: Case
const staffIds = new Map<Who, number>()

beforeAll(async () => {
  own = await withCases(await addMerchant(test.database))
  other = await withCases(await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' }))
  for (const role of STAFF_ROLES) {
    const roles = { merchantId: own.id, roles: [role] }
    staffIds.set(role, await addStaff(test.database, `${role.toLowerCase()}@example.com`, roles))
  }
  staffIds.set('ADMIN', await addStaff(test.database, 'admin@example.com', { isAdmin: true }))
})
beforeEach(() => test.database.pool.query('delete from rate_limits'))

/** A request, an order, a car and a bulk change there. */
async function withCases(merchant: { id: number; uuid: string }): Promise<Case> {
  const { actor } = await addCustomer(test.database, `customer-${merchant.id}@example.com`)
  const order = await addOrder(test.database, { customerId: actor.customerId, merchantId: merchant.id })
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data)
     values ($1, 'CONTACT', 'NEW', $2, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example', '{"title": "Golf"}')
     returning id`,
    [1_000_000_000 + merchant.id, merchant.id],
  )
  await deliver(test.database, merchant.id, [car('A-1')])
  const cars = await test.database.pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [
    merchant.id,
  ])
  const vehicle = String(cars.rows[0]!.id)
  const maker = await addStaff(test.database, `maker-${merchant.id}@example.com`)
  const bulks = await test.database.pool.query<{ id: number }>(
    `insert into bulk_changes (merchant_id, staff_id, kind, vehicle_ids) values ($1, $2, 'PRICE', '[]') returning id`,
    [merchant.id, maker],
  )
  const bulk = String(bulks.rows[0]!.id)
  const runs = await test.database.pool.query<{ id: number }>(
    `insert into feed_runs (merchant_id, file_name, outcome) values ($1, 'x.csv', 'REFUSED') returning id`,
    [merchant.id],
  )
  const run = String(runs.rows[0]!.id)
  return { ...merchant, request: String(rows[0]!.id), order: String(order), vehicle, bulk, run }
}

function actorOf(who: Who, steppedUpAt: Date | null): DealerAreaActor {
  if (who === 'NOBODY') return { kind: 'NOBODY' }
  const session = { sessionId: randomUUID(), name: who, steppedUpAt }
  const roles = who === 'ADMIN' ? [] : [{ merchantId: own.id, roles: [who] }]
  return { kind: 'STAFF', staffId: staffIds.get(who)!, isAdmin: who === 'ADMIN', roles, ...session }
}

/** What may be refused for want of a permission; whatever else is refused comes after that. */
const DENIED = ['UNAUTHENTICATED', 'FORBIDDEN', 'STEP_UP_REQUIRED']

function expectedOf({ may, stepUp }: Rule, who: Who, at: 'own' | 'other', hasSteppedUp: boolean): string | undefined {
  if (may === 'EVERYBODY') return undefined
  if (who === 'NOBODY') return 'UNAUTHENTICATED'
  const isAtOwn = typeof may === 'object' && at === 'own' && may.atOwn.some((role) => role === who)
  const isAllowed = may === 'STAFF' || isAtOwn || may.everywhere.includes(who)
  if (!isAllowed) return 'FORBIDDEN'
  return stepUp && !hasSteppedUp ? 'STEP_UP_REQUIRED' : undefined
}

it('every operation of the schema has a rule', () => {
  const fields = ['Query', 'Mutation'].flatMap((name) =>
    Object.keys((schema.getType(name) as GraphQLObjectType).getFields()),
  )
  expect(Object.keys(OPERATIONS).sort()).toEqual(fields.sort())
})

it('an operation about a merchant takes the merchant as an argument', () => {
  const fields = ['Query', 'Mutation'].flatMap((name) =>
    Object.values((schema.getType(name) as GraphQLObjectType).getFields()),
  )
  const ofMerchants = fields.filter(({ args }) => args.some(({ name }) => name === 'merchant')).map(({ name }) => name)
  const ruled = Object.entries(OPERATIONS).filter(([, { call }]) => call.includes('$merchant'))
  expect(ruled.map(([name]) => name).sort()).toEqual(ofMerchants.sort())
})

describe.each(Object.entries(OPERATIONS))('%s', (_, rule) => {
  it.each(WHO)('as %s, at the own and at another merchant, with and without a step-up', async (who) => {
    const outcomes: Record<string, string | undefined> = {}
    const expected: Record<string, string | undefined> = {}
    for (const at of ['own', 'other'] as const)
      for (const hasSteppedUp of [true, false]) {
        const context = staffContext(test.database, actorOf(who, hasSteppedUp ? new Date() : null))
        const { uuid, request, order, vehicle, bulk, run } = at === 'own' ? own : other
        const values = Object.entries({ merchant: uuid, request, order, vehicle, bulk, run })
        const variables = Object.fromEntries(values.filter(([name]) => rule.call.includes(`$${name}`)))
        const { codes } = await runAsStaff(rule.call, variables, context)
        const name = `${at} merchant, step-up: ${hasSteppedUp}`
        outcomes[name] = DENIED.find((code) => codes.includes(code))
        expected[name] = expectedOf(rule, who, at, hasSteppedUp)
      }
    expect(outcomes).toEqual(expected)
  })
})
