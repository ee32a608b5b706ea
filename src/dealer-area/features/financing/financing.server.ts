import { formatDateOf, formatInstant } from '#domain/format/dates.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { bankingDocumentTexts } from '#messages/banking-documents.ts'
import { dealerFinancingTexts } from '#messages/dealer-financing.ts'
import { staffActorTexts } from '#messages/staff-actors.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage, type Text } from '#messages/texts.ts'
import { StaffFinancingDocument, type StaffFinancingQuery } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

type Found = StaffFinancingQuery['staffFinancing']

interface Fact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

export interface FinancingPageView {
  readonly title: string
  readonly state: string
  readonly back: string
  readonly facts: readonly Fact[]
  readonly note: string
  readonly request: string
  readonly bankUrl: string | null
  readonly documents: readonly {
    readonly key: string
    readonly href: string
    readonly name: string
    readonly file: string
    readonly size: string
  }[]
  readonly views: readonly { readonly label: string; readonly note: string }[]
  readonly course: readonly { readonly label: string; readonly note: string }[]
}

export async function loadFinancing({
  params: { requestId: request = '' },
  context,
}: PageArgs): Promise<FinancingPageView> {
  const { staffFinancing } = await query(context, StaffFinancingDocument, { request })
  return viewOf(staffFinancing, context.get(areaContext).locale)
}

function viewOf({ financing, bankUrl, documents, views, events }: Found, locale: Locale): FinancingPageView {
  const texts = inLanguage(dealerFinancingTexts, locale)
  const { requestId, title, state, bank } = financing
  const names: Readonly<Record<string, Text>> = bankingDocumentTexts
  return {
    ...{ title, state: requestTexts[state][locale], facts: factsOf(financing, locale) },
    back: dealerPaths.pathFor('financings', locale),
    note: bank == null ? texts.notPassedOn : '',
    request: dealerPaths.pathFor('request', locale, { requestId }),
    bankUrl: isWebAddress(bankUrl) ? bankUrl : null,
    documents: documents.map(({ key, document, fileName, bytes }) => ({
      ...{
        key,
        name: names[document]?.[locale] ?? fileName,
        file: fileName,
        size: `${formatNumber(Math.ceil(bytes / 1024), locale)} KB`,
      },
      href: dealerPaths.pathFor('financing-document', locale, { requestId, key }),
    })),
    views: views.map(({ at, name }) => ({ label: name, note: formatInstant(at, locale) })),
    course: events.map(({ at, actor, to }) => ({
      label: requestTexts[to][locale],
      note: `${formatInstant(at, locale)} · ${staffActorTexts[actor][locale]}`,
    })),
  }
}

function factsOf({ person, type, orderId, createdAt, bank, passedOnAt }: Found['financing'], locale: Locale): Fact[] {
  const texts = inLanguage(dealerFinancingTexts, locale)
  return [
    { label: texts.customer, value: person },
    { label: texts.type, value: texts[type] },
    { label: texts.order, value: texts.orderOf(orderId), href: dealerPaths.pathFor('order', locale, { orderId }) },
    { label: texts.sent, value: formatDateOf(createdAt, locale) },
    ...(!bank ? [] : [{ label: texts.bank, value: bank }]),
    ...(passedOnAt == null ? [] : [{ label: texts.passedOn, value: formatInstant(passedOnAt, locale) }]),
  ]
}

/** A bank's answer becomes a link, so only web addresses are accepted. */
function isWebAddress(url: string | null | undefined): url is string {
  return url != null && /^https?:\/\//.test(url)
}
