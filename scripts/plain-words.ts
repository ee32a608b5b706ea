export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Names that say nothing to newcomers, and the word to use instead (docs/glossary.md). */
export const BANNED_NAMES: readonly (readonly [banned: RegExp, instead: string])[] = [
  [/\bMOST(_\w+)?\b/, 'MAX_…'],
  [/\b(LARGEST|WIDEST)(_\w+)?\b/, 'MAX_…'],
  [/\b(FEWEST|SHORTEST)(_\w+)?\b/, 'MIN_…'],
  [/\b((most|least)(?=: number[,)])|(most|least)[A-Z]\w*)/, 'max, min'],
  [/\b(\w+_)?PATIENCE(_\w+)?\b|\b(WORTH_ANOTHER|PASSING)\b/, 'TIMEOUT_MS, RETRYABLE_STATUS'],
  [/\b(Asked[A-Z]\w*|(?<=interface )Asked|asked(?=: )|(?<=const )asked\b|askFor[A-Z]\w*)/, 'requested…, …Args, …Input'],
  [/\b(isTold|(?<=const )told|tellingsOf)\b/, 'isReported, mailsOf…'],
  [/\b(stretches(?=\()|STRETCH\b)/, 'inChunks, CHUNK'],
  [/\b(kept(Out|Variants|Text|Secret|Share)|keepPage)\b/, 'excludedBy, stored…, remaining…'],
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

/** Longest line of a comment, in characters. */
export const MAX_COMMENT_LINE = 140

/** Each banned name and each comment line that is too long, as `path:line: problem`. */
export function wordProblems({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const at = `${path}:${index + 1}`
    const names = BANNED_NAMES.flatMap(([banned, instead]) => {
      const name = banned.exec(line)?.[0]
      return name ? [`${at}: ${name}: use ${instead}`] : []
    })
    const isComment = /^\s*(\/\/|\/\*|\*)|[;,{})\]]\s+\/\/ /.test(line)
    const isLong = isComment && line.length > MAX_COMMENT_LINE && !/https?:\/\/\S{60}/.test(line)
    return isLong ? [...names, `${at}: a comment of more than ${MAX_COMMENT_LINE} characters`] : names
  })
}
