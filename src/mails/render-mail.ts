import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import * as account from './account-mails.ts'
import * as alerts from './alert-mails.ts'
import * as dealer from './dealer-mails.ts'
import * as flows from './flow-mails.ts'
import * as listings from './listing-mails.ts'
import * as newsletters from './newsletter-mails.ts'
import * as orders from './order-mails.ts'
import * as reports from './report-mails.ts'
import * as requests from './request-mails.ts'
import * as staff from './staff-mails.ts'
import * as tradeIns from './trade-in-mails.ts'

type Renderers = {
  readonly [Kind in MailKind]: (
    content: Extract<MailContent, { readonly kind: Kind }>,
    frame: MailFrame,
  ) => RenderedMail
}

const RENDERERS: Renderers = {
  'confirm-account': account.confirmAccount,
  'account-unconfirmed': account.accountUnconfirmed,
  'account-exists': account.accountExists,
  'reset-password': account.resetPassword,
  'password-changed': account.passwordChanged,
  'confirm-email': account.confirmEmail,
  'email-change-asked': account.emailChangeRequested,
  'email-changed': account.emailChanged,
  'account-deleted': account.accountDeleted,
  'confirm-alert': alerts.confirmAlert,
  'search-hits': alerts.searchHits,
  'price-dropped': alerts.priceDropped,
  'inspection-due': alerts.inspectionDue,
  'trade-in-offered': tradeIns.tradeInOffered,
  'order-received': orders.orderReceived,
  'order-payment-asked': orders.orderPaymentRequested,
  'order-status': orders.orderStatus,
  'order-for-dealer': dealer.orderForDealer,
  'withdrawal-received': dealer.withdrawalReceived,
  'withdrawal-for-operator': dealer.withdrawalForOperator,
  'withdrawal-for-dealer': dealer.withdrawalForDealer,
  'withdrawal-for-customer': dealer.withdrawalForCustomer,
  'report-received': reports.reportReceived,
  'report-answered': reports.reportAnswered,
  'report-for-seller': reports.reportForSeller,
  'report-for-operator': reports.reportForOperator,
  'request-for-customer': requests.requestForCustomer,
  'request-for-merchant': requests.requestForMerchant,
  'request-overdue': requests.requestOverdue,
  'continue-flow': flows.continueFlow,
  'credit-withdrawal-reminder': flows.creditWithdrawalReminder,
  'private-listing': listings.privateListing,
  'newsletter-confirm': newsletters.newsletterConfirm,
  'newsletter-welcome': newsletters.newsletterWelcome,
  newsletter: newsletters.newsletter,
  'newsletter-ended': newsletters.newsletterEnded,
  'staff-invitation': staff.staffInvitation,
  'staff-second-factor-reset': staff.staffSecondFactorReset,
  'staff-password-link': staff.staffPasswordLink,
  'staff-news': staff.staffNews,
  'delivery-missing': staff.deliveryMissing,
  'staff-changed': staff.staffChanged,
  'webhook-switched-off': staff.webhookSwitchedOff,
  'bank-account-changed': staff.bankAccountChanged,
}

export const MAIL_KINDS: readonly string[] = Object.keys(RENDERERS)

export function renderMail(content: MailContent, frame: MailFrame): RenderedMail {
  return (RENDERERS[content.kind] as (content: MailContent, frame: MailFrame) => RenderedMail)(content, frame)
}
