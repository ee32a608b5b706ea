import { pathFor } from '#domain/routes/paths.ts'
import { SESSION_COOKIE } from '#domain/session/cookies.ts'
import type { NoticeCode } from '#messages/notices.ts'
import { newsletterConsentTexts } from '#messages/newsletter-consent.ts'
import { profileTexts } from '#messages/profile.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  ChangeAccountNewsletterDocument,
  ChangeNotificationsDocument,
  DataExportDocument,
  DeleteCustomerDocument,
  LogOutEverywhereDocument,
  ProfileDocument,
  RequestEmailChangeDocument,
  UpdateCustomerDocument,
  UpdateCustomerPasswordDocument,
} from '#storefront/generated/graphql.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { formState, formValues, refusedAs } from '../../blocks/form.server.ts'
import { personInput } from '../../blocks/person.server.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import type { Answer } from '../../blocks/gateway-answer.ts'
import { query, mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { clearedCookie } from '../../set-cookie.server.ts'
import type { ProfileAnswer, ProfileIntent, ProfileView } from './profile-view.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}
interface Sent extends PageArgs {
  readonly request: Request
}

export async function loadProfile({ url, context }: PageArgs): Promise<ProfileView> {
  const { locale, brand } = context.get(siteContext)
  const { customer, newsletterSubscription } = await query(context, ProfileDocument)
  if (!customer) throw redirect(pathFor('home', locale))
  const { email, id: _, priceAlerts, ...details } = customer
  const path = pathFor('profile', locale)
  return {
    email,
    details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value ?? ''])),
    priceAlerts,
    hasNewsletter: newsletterSubscription,
    newsletterConsent: newsletterConsentTexts.consent[locale](brand.name),
    path,
    exportPath: pathFor('data-export', locale),
    deletePath: `${path}?loeschen=1`,
    isDeleting: url.searchParams.get('loeschen') === '1',
  }
}

/** Answers the page's forms; each says by its `intent` which one it is. */
export async function changeProfile({ request, context }: Sent) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(profileTexts, locale)
  const values = await formValues(request)
  const { email = '', password = '', passwordConfirm = '', currentPassword = '' } = values
  const answered = (intent: ProfileIntent, answer: Answer<unknown>, done: string) =>
    'refusals' in answer
      ? data<ProfileAnswer>({ intent, state: formState(values, answer.refusals, locale) }, refusedAs(answer.refusals))
      : data<ProfileAnswer>({ intent, done })
  switch (values.intent) {
    case 'details': {
      const answer = await mutate(context, UpdateCustomerDocument, { input: personInput(values) })
      if ('refusals' in answer) return answered('details', answer, '')
      throw redirectWithNotice(pathFor('profile', locale), 'SAVED')
    }
    case 'email': {
      const answer = await mutate(context, RequestEmailChangeDocument, { email, password })
      return answered('email', answer, texts.emailRequested(email))
    }
    case 'password': {
      const input = { currentPassword, password, passwordConfirm }
      return answered(
        'password',
        await mutate(context, UpdateCustomerPasswordDocument, { input }),
        texts.passwordChanged,
      )
    }
    case 'notifications': {
      await query(context, ChangeNotificationsDocument, { priceAlerts: values.priceAlerts === 'on' })
      throw redirectWithNotice(pathFor('profile', locale), 'SAVED')
    }
    case 'newsletter': {
      await query(context, ChangeAccountNewsletterDocument, { isSubscribed: values.newsletter === 'on' })
      throw redirectWithNotice(pathFor('profile', locale), 'SAVED')
    }
    case 'logout':
      await mutate(context, LogOutEverywhereDocument)
      throw goodbye(pathFor('home', locale), 'LOGGED_OUT')
    case 'delete': {
      const { customer } = await query(context, ProfileDocument)
      const answer = customer && (await mutate(context, DeleteCustomerDocument, { id: customer.id, password }))
      if (answer && 'refusals' in answer) return answered('delete', answer, '')
      throw goodbye(pathFor('home', locale), 'ACCOUNT_DELETED')
    }
    default:
      throw data(null, 400)
  }
}

function goodbye(path: string, notice: NoticeCode): Response {
  return redirectWithNotice(path, notice, [clearedCookie(SESSION_COOKIE)])
}

/** Everything stored with the account, as a file. */
export async function exportData({ context }: Pick<PageArgs, 'context'>): Promise<Response> {
  const { customerExport } = await query(context, DataExportDocument)
  return new Response(customerExport, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="fahrwerk-daten.json"',
      'Cache-Control': 'no-store',
    },
  })
}
