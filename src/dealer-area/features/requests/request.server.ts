import { formatDateOf, formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { displayPhone } from '#domain/phone.ts'
import { filledTemplate } from '#domain/request/reply-template-text.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { workTexts } from '#messages/dealer-area.ts'
import { inboxTexts, requestStepTexts } from '#messages/dealer-inbox.ts'
import { inLanguage } from '#messages/texts.ts'
import { closingChoiceText, sellerReasonText } from '#storefront/blocks/seller-reason.server.ts'
import { StaffRequestDocument, type StaffRequestQuery } from '../../generated/graphql.ts'
import { staffStateText } from '../../blocks/staff-state-text.server.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { aboutRequest } from './about-request.server.ts'
import { openRequestsOf } from './open-requests.server.ts'
import type { Fact, RequestView } from './request-view.ts'

type StaffRequest = StaffRequestQuery['staffRequest']

/** A request; `?template=` begins the answer with a template. */
export async function loadRequest({ url, params: { requestId = '' }, context }: PageArgs): Promise<RequestView> {
  const { locale } = context.get(areaContext)
  const { me, staffRequest } = await query(context, StaffRequestDocument, { id: requestId })
  const {
    customerTitle: vehicle,
    person,
    templates,
    assignee,
    colleagues,
    assigneeFingerprint: fingerprint,
  } = staffRequest
  const texts = inLanguage(inboxTexts, locale)
  const chosen = templates.find(({ id }) => id === url.searchParams.get('template'))
  const values = { name: person, vehicle, me: me?.name ?? '' }
  return {
    ...viewOf(staffRequest, locale),
    ...{ id: requestId, open: openRequestsOf(staffRequest.inbox, locale) },
    assignee: {
      ...{ chosen: assignee?.id ?? '', fingerprint },
      options: [{ value: '', label: texts.nobody }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))],
      mayTake: colleagues.find(({ id }) => id === me?.id && id !== assignee?.id)?.id ?? null,
    },
    templates: [
      { value: '', label: texts.noTemplate },
      ...templates.map(({ id, name }) => ({ value: id, label: name })),
    ],
    templatesAt: `${dealerPaths.pathFor('reply-templates', locale)}?merchant=${staffRequest.merchantSlug}`,
    draft: { template: chosen?.id ?? '', text: chosen ? filledTemplate(chosen.text, values) : '' },
  }
}

function viewOf(
  request: StaffRequest,
  locale: Locale,
): Omit<RequestView, 'id' | 'open' | 'assignee' | 'templates' | 'templatesAt' | 'draft'> {
  const texts = inLanguage(inboxTexts, locale)
  const { title, kind, isOpen, messages, steps, events, notes, person } = request
  return {
    ...{ title, isOpen, isByPhone: request.email === '' },
    about: aboutRequest(request, locale),
    ...{ facts: factsOf(request, locale), back: dealerPaths.pathFor('requests', locale) },
    kind: workTexts[kind][locale],
    messages: messages.map(({ at, isOwn, text }) => ({
      ...{ text, isOwn, by: isOwn ? texts.us : person },
      at: formatInstant(at, locale),
    })),
    notes: notes.map(({ author, at, text }) => ({ author, text, at: formatInstant(at, locale) })),
    steps: steps.map(({ to, reasons }) => ({
      ...{ to, label: requestStepTexts[to]?.[locale] ?? staffStateText(to, locale) },
      reasons: reasons.map((value) => ({ value, label: closingChoiceText(value, locale) })),
    })),
    course: events.map(({ at, to, reason }) => ({
      label: staffStateText(to, locale),
      note: [formatInstant(at, locale), reason ? sellerReasonText(reason, locale) : ''].filter(Boolean).join(' · '),
    })),
  }
}

function factsOf({ person, email, phone, createdAt, dueAt, deleteAfter }: StaffRequest, locale: Locale): Fact[] {
  const texts = inLanguage(inboxTexts, locale)
  return [
    { label: texts.customer, value: person },
    ...(email ? [{ label: texts.email, value: email }] : []),
    ...(phone ? [{ label: texts.phone, value: displayPhone(phone) }] : []),
    { label: texts.received, value: formatInstant(createdAt, locale) },
    ...(dueAt ? [{ label: texts.due, value: formatInstant(dueAt, locale) }] : []),
    ...(deleteAfter ? [{ label: texts.deleted, value: formatDateOf(deleteAfter, locale) }] : []),
  ]
}
