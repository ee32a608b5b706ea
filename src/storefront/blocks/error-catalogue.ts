import type { ProductType } from '#domain/cart/cart.ts'
import type { RefusalCode } from '#domain/refusal-code.ts'
import type { NoticeCode } from '#messages/notices.ts'
import type { MutationName } from '#storefront/generated/mutations.ts'
import { noticeOfRefusal } from './cart-notice.ts'

/** Operations that the specification names and that have no screen yet, and the calculator's, which are queries. */
type OtherOperation = 'CalculateLoan' | 'CalculateLeasing' | 'DeleteC2cVehicle'
export type Operation = MutationName | OtherOperation

/** How a refusal is presented: as a notice on the next page, or at its form, which can say more. */
type RefusalPresentation = { readonly toast: NoticeCode } | { readonly atForm: NoticeCode }

interface RefusalOf {
  readonly code: string
  readonly errorCode?: number
}
type CartItem = { readonly productType: ProductType }

/** The notice of each code, `otherwise` for codes not listed. CART: it depends on the requested items. */
type Rule =
  | ({ readonly otherwise: RefusalPresentation } & { readonly [Code in RefusalCode]?: RefusalPresentation })
  | 'CART'

const toast = (code: NoticeCode): Rule => ({ otherwise: { toast: code } })
const FORM: RefusalPresentation = { atForm: 'FAILED' }
/** Errors without a toast: the bypass list of the specification, as its open point 71 was settled. */
const AT_FORM: Rule = { otherwise: FORM }
/** Pages with fields show errors beside them; other refusals become notices. */
const FIELDS: Rule = {
  INVALID_INPUT: FORM,
  WRONG_CREDENTIALS: FORM,
  RATE_LIMITED: FORM,
  LIMIT_REACHED: FORM,
  LINK_EXPIRED: FORM,
  BOT_SUSPECTED: FORM,
  KEY_REUSED: FORM,
  CONFLICT: FORM,
  otherwise: { toast: 'FAILED' },
}

/**
 * The error catalogue: what each operation says when it is refused (specification, section 8). An operation without an entry does not
 * compile. A session that has ended never comes here: it leads to the login (gateway.server.ts).
 */
const CATALOGUE: Readonly<Record<Operation, Rule>> = {
  // The bypass list: UpdateCustomerPassword, CreateCustomer, createCustomerAccessToken, tradeInVariationValuation.
  UpdateCustomerPassword: AT_FORM,
  Register: AT_FORM,
  LogIn: AT_FORM,
  TradeInVariationValuation: { otherwise: { atForm: 'VALUATION_FAILED' } },

  RecordConsent: AT_FORM,

  AddToCart: 'CART',
  DeleteFromCart: 'CART',
  ChangeCartQuantity: 'CART',
  ReserveCheckout: 'CART',

  DeleteGarageVehicle: { CONFLICT: { toast: 'GARAGE_CAR_GIVEN' }, otherwise: { toast: 'GARAGE_DELETE_FAILED' } },
  UpdateGarageVehicle: { ...FIELDS, otherwise: { toast: 'GARAGE_UPDATE_FAILED' } },
  AddGarageVehicle: { ...FIELDS, otherwise: { toast: 'GARAGE_UPDATE_FAILED' } },
  SelectGarageVehicle: toast('GARAGE_UPDATE_FAILED'),
  DeclineTradeIn: toast('TRADE_IN_UNAVAILABLE'),
  SetPrivateSaleInformation: FIELDS,
  ConfirmPrivateSalePictures: toast('FAILED'),
  ResetPrivateSale: toast('FAILED'),
  PublishPrivateSale: { CHANGED: FORM, LIMIT_REACHED: FORM, RATE_LIMITED: FORM, otherwise: { toast: 'FAILED' } },
  EditPrivateListing: toast('FAILED'),
  ChangePrivateListing: toast('FAILED'),
  SetTradeInMileage: FIELDS,
  SetTradeInCondition: FIELDS,
  ChooseTradeInDealer: FIELDS,
  ResetTradeIn: toast('FAILED'),
  ContinueTradeIn: toast('FAILED'),
  RequestTradeIn: { ...FIELDS, UNAVAILABLE: FORM, CHANGED: FORM },
  SellTradeIn: toast('TRADE_IN_UNAVAILABLE'),
  DeleteC2cVehicle: toast('LISTING_DELETE_FAILED'),
  // Where the time is taken or something has changed, the form says so and offers a way on.
  BookWorkshopService: {
    UNAVAILABLE: FORM,
    CHANGED: FORM,
    RATE_LIMITED: FORM,
    BOT_SUSPECTED: FORM,
    otherwise: { toast: 'BOOKING_FAILED' },
  },
  SaveBankingPersonalData: FIELDS,
  SaveBankingHouseholdJob: FIELDS,
  SaveBankingExpensesIncome: FIELDS,
  PassBankingDocuments: FIELDS,
  SubmitBankingRequest: { ...FIELDS, CHANGED: FORM },
  SendBankingDocuments: FIELDS,
  DiscardBankingRequest: toast('FAILED'),
  SendContinueLink: FIELDS,
  RemoveUpload: toast('FAILED'),
  MoveUpload: toast('FAILED'),
  ChooseCoverUpload: toast('FAILED'),
  SortUploads: toast('FAILED'),
  DrawUploadBoxes: FIELDS,
  ChooseWorkshopServices: FIELDS,
  SetServiceVehicle: FIELDS,
  ChooseWorkshop: FIELDS,
  ReserveServiceTime: { UNAVAILABLE: FORM, RATE_LIMITED: FORM, otherwise: { toast: 'BOOKING_FAILED' } },
  ExtendServiceTime: toast('BOOKING_FAILED'),
  SetServiceContact: FIELDS,
  ResetServiceBooking: toast('FAILED'),
  CalculateLoan: toast('LOAN_FAILED'),
  CalculateLeasing: toast('LEASING_FAILED'),

  PlaceOrder: { ...FIELDS, CHANGED: { toast: 'ORDER_CHANGED' } },
  ChooseCheckoutServices: FIELDS,
  SetCheckoutBilling: FIELDS,
  SetCheckoutDelivery: FIELDS,
  SetCheckoutPayment: FIELDS,
  OpenOrderPayment: toast('FAILED'),
  ChooseOrderPayment: { CONFLICT: { toast: 'PAYMENT_METHOD_REFUSED' }, otherwise: { toast: 'FAILED' } },
  CancelOrder: FIELDS,
  // Where the time is taken, the form offers others.
  BookHandOver: { UNAVAILABLE: FORM, RATE_LIMITED: FORM, otherwise: { toast: 'BOOKING_FAILED' } },
  WithdrawContract: FIELDS,
  ContactDealer: FIELDS,
  ReportOffer: FIELDS,
  SubscribeNewsletter: AT_FORM,
  ConfirmNewsletter: AT_FORM,
  UnsubscribeNewsletter: AT_FORM,
  UnsubscribeNewsletterByEmail: AT_FORM,
  ChangeAccountNewsletter: toast('FAILED'),
  WriteRequestMessage: FIELDS,
  AgreeToSalesContract: FIELDS,
  LeaveSalesContract: FIELDS,
  WithdrawRequest: FIELDS,
  CloseRequest: FIELDS,
  AcceptProposedTime: FIELDS,
  MoveRequestTime: FIELDS,

  AddCustomerAddress: FIELDS,
  UpdateCustomerAddress: FIELDS,
  DeleteCustomerAddress: FIELDS,
  UpdateCustomer: FIELDS,
  ChangeNotifications: FIELDS,
  RequestEmailChange: FIELDS,
  DeleteCustomer: FIELDS,
  RecoverCustomer: FIELDS,
  ResetCustomer: FIELDS,
  ResendActivation: FIELDS,
  ConfirmCustomer: FIELDS,
  ConfirmCustomerEmail: FIELDS,
  LogOut: toast('FAILED'),
  LogOutEverywhere: toast('FAILED'),

  ChangeFavourites: toast('FAILED'),
  SaveSearch: FIELDS,
  ChangeSearchAlert: FIELDS,
  DeleteSavedSearch: FIELDS,
  ConfirmSearchAlert: FIELDS,
  UnsubscribeSearchAlert: FIELDS,
}

/** How the refusals of an operation are presented. `items`: the requested items, for refusals about the cart. */
export function presentationOf(
  operation: Operation,
  refusals: readonly RefusalOf[],
  items: readonly CartItem[] = [],
): RefusalPresentation {
  const rule = CATALOGUE[operation]
  // A refusal with a number is about an item that cannot be had, whatever the operation.
  const isNumbered = refusals.some(({ errorCode }) => errorCode !== undefined)
  if (rule === 'CART' || isNumbered) return { toast: noticeOfRefusal(refusals, items) }
  const code = refusals[0]?.code
  return (code !== undefined && isListed(rule, code) ? rule[code] : undefined) ?? rule.otherwise
}

/** The notice that a refused operation leaves for the next page, for callers without a form to show it at. */
export function noticeFor(...refusalArgs: Parameters<typeof presentationOf>): NoticeCode {
  const presentation = presentationOf(...refusalArgs)
  return 'toast' in presentation ? presentation.toast : presentation.atForm
}

function isListed<R extends object>(rule: R, code: string): code is Extract<keyof R, string> {
  return Object.hasOwn(rule, code)
}
