/** How often something may be attempted: at most `max` times in `seconds`. */
export interface AttemptLimit {
  readonly max: number
  readonly seconds: number
}

/** What is counted for one kind of attempt. The account is what was entered (an e-mail address, an id, a key), whether it exists or not. */
export interface AttemptLimits {
  /**
   * On one account from one network: what stops guessing. A device that has logged in to the account before has the same budget for itself
   * and no other, so that strangers never use it up.
   */
  readonly accountFromNetwork?: AttemptLimit
  /** On one account from everywhere. Where strangers can name the account, it is far above the limit of one network. */
  readonly account?: AttemptLimit
  /** From one network. A carrier or an office may hide hundreds of people behind one address, so it only bounds the load. */
  readonly network: AttemptLimit
}

const QUARTER = 900
const HOUR = 3600

export const ATTEMPT_LIMITS = {
  // Ten networks at once reach the limit of the account. 300 hashes cost nine seconds of a core.
  'log-in': {
    accountFromNetwork: { max: 10, seconds: QUARTER },
    account: { max: 100, seconds: QUARTER },
    network: { max: 300, seconds: QUARTER },
  },
  register: {
    accountFromNetwork: { max: 5, seconds: HOUR },
    account: { max: 20, seconds: HOUR },
    network: { max: 60, seconds: HOUR },
  },
  // Nothing has to be computed here, so programs find it easier.
  'register-without-script': {
    accountFromNetwork: { max: 5, seconds: HOUR },
    account: { max: 20, seconds: HOUR },
    network: { max: 12, seconds: HOUR },
  },
  // A link lasts as long as this limit of the account, so that an inbox never lacks a valid one, whoever has requested it.
  recover: {
    accountFromNetwork: { max: 4, seconds: HOUR },
    account: { max: 12, seconds: HOUR / 2 },
    network: { max: 60, seconds: HOUR },
  },
  resend: {
    accountFromNetwork: { max: 4, seconds: HOUR },
    account: { max: 12, seconds: HOUR },
    network: { max: 60, seconds: HOUR },
  },
  // The account is the key of the mailed link, which nobody else has; a new link has a new budget.
  confirm: { account: { max: 10, seconds: HOUR }, network: { max: 600, seconds: HOUR } },
  // Enough for somebody who tries many times, and too few to block a workshop's calendar from one address.
  'reserve-time': { network: { max: 120, seconds: HOUR } },
  // Key numbers and VINs cost one query here, and money at a provider.
  'look-up-vehicle': { network: { max: 120, seconds: HOUR } },
  'book-service': { accountFromNetwork: { max: 10, seconds: HOUR }, network: { max: 60, seconds: HOUR } },
  'book-service-without-script': {
    accountFromNetwork: { max: 10, seconds: HOUR },
    network: { max: 24, seconds: HOUR },
  },
  // Keys have 192 bits and cannot be guessed.
  key: { network: { max: 600, seconds: HOUR } },
  // A genuine declaration must never be refused: a whole office may share one address.
  withdrawal: {
    accountFromNetwork: { max: 20, seconds: HOUR },
    account: { max: 200, seconds: HOUR },
    network: { max: 300, seconds: HOUR },
  },
  // The address is only entered, so strangers can use its limit up: it bounds the mails that one inbox gets.
  contact: {
    accountFromNetwork: { max: 10, seconds: HOUR },
    account: { max: 40, seconds: HOUR },
    network: { max: 120, seconds: HOUR },
  },
  'contact-without-script': {
    accountFromNetwork: { max: 10, seconds: HOUR },
    account: { max: 40, seconds: HOUR },
    network: { max: 24, seconds: HOUR },
  },
  // The account is the customer, the only one who gets these mails.
  'continue-later': { account: { max: 10, seconds: HOUR }, network: { max: 300, seconds: HOUR } },
  'publish-listing': { account: { max: 20, seconds: HOUR }, network: { max: 60, seconds: HOUR } },
  // Whoever changes a decision does so a few times; an office shares one address.
  'cookie-consent': { network: { max: 300, seconds: HOUR } },
  // The account is the website around a widget: a busy one shows it to thousands, and one person opens a few pages.
  widget: { account: { max: 6_000, seconds: HOUR }, network: { max: 600, seconds: HOUR } },
  // A page with an extension of the browser in it can send several each time it is opened.
  'csp-report': { network: { max: 60, seconds: HOUR } },
  'report-offer': { network: { max: 60, seconds: HOUR } },
  'report-offer-without-script': { network: { max: 24, seconds: HOUR } },
  // An inbox gets few opt-in mails, whoever enters its address.
  newsletter: {
    accountFromNetwork: { max: 5, seconds: HOUR },
    account: { max: 10, seconds: HOUR },
    network: { max: 60, seconds: HOUR },
  },
  'newsletter-without-script': {
    accountFromNetwork: { max: 5, seconds: HOUR },
    account: { max: 10, seconds: HOUR },
    network: { max: 12, seconds: HOUR },
  },
  // The account is the request.
  'request-message': { account: { max: 30, seconds: HOUR }, network: { max: 600, seconds: HOUR } },
  // In the following, where nothing else is said, the account is the requester's own.
  // Twenty pictures and ten documents several times over; each is read in a process of its own, which takes half a second.
  upload: { account: { max: 300, seconds: HOUR }, network: { max: 1_200, seconds: HOUR } },
  alert: { account: { max: 30, seconds: HOUR }, network: { max: 300, seconds: HOUR } },
  // A program that names a new cart each time is bounded by the network, whose limit is enough for an office with fifty full carts.
  cart: { account: { max: 120, seconds: HOUR }, network: { max: 6_000, seconds: HOUR } },
  // Each document is rendered anew, which takes a fifth of a second of processor time.
  document: { account: { max: 60, seconds: 600 }, network: { max: 300, seconds: 600 } },
  password: { account: { max: 10, seconds: QUARTER }, network: { max: 300, seconds: QUARTER } },
  // Staff. Five, so that whoever enters one wrong code after another learns of the wait: the account's own lock is not revealed.
  'staff-log-in': {
    accountFromNetwork: { max: 5, seconds: QUARTER },
    account: { max: 100, seconds: QUARTER },
    network: { max: 300, seconds: QUARTER },
  },
  'staff-passkey': { network: { max: 300, seconds: QUARTER } },
  'staff-recover': {
    accountFromNetwork: { max: 4, seconds: HOUR },
    account: { max: 12, seconds: HOUR / 2 },
    network: { max: 60, seconds: HOUR },
  },
  // The account is the key of a mailed link, or the member of staff.
  'staff-code': { account: { max: 10, seconds: QUARTER }, network: { max: 300, seconds: QUARTER } },
  'staff-invite': { account: { max: 60, seconds: HOUR }, network: { max: 300, seconds: HOUR } },
  // The account is the key of the dealer API; a request may change a hundred cars.
  'dealer-api': { account: { max: 300, seconds: 60 }, network: { max: 1_200, seconds: 60 } },
} as const satisfies Record<string, AttemptLimits>
export type Attempt = keyof typeof ATTEMPT_LIMITS

/** What attempts on an account are counted under; those of one network or device under keys that begin with it and a colon. */
export function accountKey(attempt: Attempt, account: string): string {
  return `${attempt}:account:${account}`
}
