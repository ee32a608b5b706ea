export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Names that say nothing to newcomers, and the word to use instead (docs/glossary.md). */
export const BANNED_NAMES: readonly (readonly [banned: RegExp, instead: string])[] = [
  [/\b(LARGEST|WIDEST)(_\w+)?\b/, 'MAX_…'],
  [/\b(FEWEST|SHORTEST)(_\w+)?\b/, 'MIN_…'],
  [/\b(\w+_)?PATIENCE(_\w+)?\b|\b(WORTH_ANOTHER|PASSING)\b/, 'TIMEOUT_MS, RETRYABLE_STATUS'],
  [/\baskFor[A-Z]\w*/, 'requested…, …Args, …Input'],
  [/\b(tellingsOf|STRETCH|keepPage)\b/, 'mailsOf…, CHUNK, storePage'],
  [
    /\b((e|has)Correction|(E_)?CORRECTION|isCorrected|INVOICE_CORRECTED)\b/,
    'CANCELLATION_INVOICE, cancellationInvoice',
  ],
  [/\b(Given(Timestamp|Mandate|Line)|MandateGiven|givenAs)\b/, 'entered…, …Input'],
  [/\b(unheard(?=: )|UNHEARD\b)/, 'deviceOnly'],
  [/\b(WordedNotice|OrderObstacle|obstacleText|sayAlive)\b/, 'LegalNoticeText, OrderBlocker, blockerText, reportAlive'],
  [/\b(Gateway|Health|PageCache|Session|Verb|Web)Parts\b/, 'GatewayDeps, SessionDeps …'],
  [/\b(letsGo|mayLeave|goodsAreOut)\b/, 'releasesGoods, canDispatch, isDispatched'],
  [/\bmayBecome\b/, 'canTransition'],
  [/\b(moneyCame|moneyWent)\b/, 'isPaymentReceived, isPayoutSent'],
  [/\b(OldCar|giveInPayment|given-car)\b/, 'trade-in vehicle, addTradeInToCart'],
  [/\b(PaperOrder|paperOf)\b/, 'OrderDocument, layoutOf'],
  [/\btellOf[A-Z]\w*/, 'notify…, send…Mail'],
  [/\bTrier\b(?!['’])/, 'rate limit subject'],
  [/\bkeptAs\b/, 'canonicalPath'],
  [/\b(KeptStore|brieflyKept|keepContext|keepTexts)\b/, 'LruCache, cached, fragmentCacheContext, saveCarTexts'],
  [/\b(KeptForm|KeepForm|kept-form)\b/, 'pending form, favourites'],
  [/\bAgreedWording\b/, 'consent text'],
  [/\b(whyOf|misread|unreadOf)\b/, 'rankingReason, hasInvalidParams, unrecognisedWords'],
  [/\b(handoffScript|packView)\b/, 'hydrationScript, serializeView'],
  [/\bcreateTwins\b/, 'createJsKernels'],
  [/\b(untold|letterLines|undoneTexts|HeldView)\b/, 'pending…, addressLines, settlement, reservation'],
  [/\b(freeNumber|fewEnough|obstacleTo|namedOrdersOf|besideTheirCars)\b/, 'verb and object'],
]

/** Words that no part of an identifier, a class or a file name may be, and the word to use instead. */
const BANNED_PARTS: Readonly<Record<string, string>> = {
  kept: 'stored, remaining',
  held: 'reserved, stored',
  holds: 'reservations, contains, matches',
  told: 'reported, notified',
  asked: 'requested',
  most: 'max',
  stretches: 'chunks',
  papers: 'documents',
  fold: 'disclosure, details',
  folds: 'disclosures',
  undone: 'voided',
  unread: 'unrecognised',
  remembered: 'stored',
  standing: 'status',
  telling: 'presentation, notice',
}

/** Allowed in spite of a banned part: names in migrations and stored rows, and plain English. */
const ALLOWED_NAMES: ReadonlySet<string> = new Set(['vehicle_holds', 'held_until', 'told_at', 'atMost'])

/** Longest line of a comment, in characters. */
export const MAX_COMMENT_LINE = 140

/** Parts of a line of code that hold no names: texts, comments and regular expressions. */
const NO_NAMES = /(['"`]).*?(?<!\\)\1|^\s*\*.*$|(?:^|\s)\/[/*].*$|(?<=[(,=]\s*|^\s*)\/[^/*].*?(?<!\\)\//g

/** Banned parts of the names in a line of code or in a path. */
function bannedParts(text: string): string[] {
  const code = text.replaceAll(NO_NAMES, ' ')
  const names = (code.match(/[a-z_]\w*/gi) ?? []).filter((name) => !ALLOWED_NAMES.has(name))
  return names.flatMap((name) => {
    const parts = name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((part) => part.toLowerCase())
    const banned = parts.find((part) => Object.hasOwn(BANNED_PARTS, part))
    return banned === undefined ? [] : [`${name}: use ${BANNED_PARTS[banned]}`]
  })
}

/** Each banned name and each comment line that is too long, as `path:line: problem`. */
export function wordProblems({ path, text }: SourceFile): string[] {
  const inPath = bannedParts(path.replaceAll(/[/.-]/g, ' ')).map((problem) => `${path}: ${problem}`)
  const inLines = text.split('\n').flatMap((line, index) => {
    const at = `${path}:${index + 1}`
    const parts = bannedParts(line).map((problem) => `${at}: ${problem}`)
    const names = BANNED_NAMES.flatMap(([banned, instead]) => {
      const name = banned.exec(line)?.[0]
      return name ? [`${at}: ${name}: use ${instead}`] : []
    })
    const isComment = /^\s*(\/\/|\/\*|\*)|[;,{})\]]\s+\/\/ /.test(line)
    const isLong = isComment && line.length > MAX_COMMENT_LINE && !/https?:\/\/\S{60}/.test(line)
    const long = isLong ? [`${at}: a comment of more than ${MAX_COMMENT_LINE} characters`] : []
    return [...names, ...parts, ...long]
  })
  return [...inPath, ...inLines]
}
