import { type ReactNode, Suspense } from 'react'
import { data, isRouteErrorResponse, Meta, Outlet, redirect, ScrollRestoration, useRouteError } from 'react-router'
import '#design/tokens.css'
import '#design/base.css'
import type { Route } from './+types/root.ts'
import font from '#design/fonts/archivo-latin-wdth-wght.woff2?url'
import { IconSprite } from '#design/Icon.tsx'
import mark from '#design/mark.svg?url'
import { isOneDealers } from '#domain/brand.ts'
import { EARLY_ERRORS } from '#domain/operations/early-errors.ts'
import { formValues } from './blocks/form.server.ts'
import { guardScreens } from './guard.server.ts'
import { hasErrorsContext, siteContext } from './request.server.ts'
import { loadCartContent } from './blocks/cart-content.server.ts'
import {
  AccessoriesUnavailableScreen,
  type BusyWidget,
  BusyWidgetScreen,
  ErrorScreen,
  type Maintenance,
  MaintenanceScreen,
  NotFoundScreen,
} from './shell/deferred-error-screens.ts'
import { ScriptsLast, StylesFirst } from './shell/head-links.tsx'
import { consentOf } from './shell/consent.server.ts'
import { loadFrame } from './shell/navigation.server.ts'
import { noticeOf } from './shell/notices.server.ts'
import { FramedShell } from './shell/FramedShell.tsx'
import { lookWords } from '#domain/brand-look/look-words.ts'
import { widgetView } from './shell/widget.server.ts'
import { Shell } from './shell/Shell.tsx'
import { brandMarkUrl, LocaleContext, type SiteView, useLocale, useSite } from './site.ts'

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    refuseUnknownHost(args)
    await refuseBusyWidget(args)
    guardScreens(args)
    leaveStep(args)
    return next()
  },
]

/** A host without a shop has nothing to show, and no loader of any page runs there; only previews of content pages work. */
function refuseUnknownHost({ context, request }: Parameters<Route.MiddlewareFunction>[0]): void {
  const { known, locale, origin } = context.get(siteContext)
  if (!known && !new URL(request.url).pathname.startsWith('/preview')) throw data({ locale, mainSite: origin }, 503)
}

/** Leads away from a step that was left instead of sent; its action does not run. */
function leaveStep({ context }: Parameters<Route.MiddlewareFunction>[0]): void {
  const { leaveTo } = context.get(siteContext)
  if (leaveTo !== undefined) throw redirect(leaveTo, 303)
}

/** Stops a frame whose website or network has requested too many pages: it says so, keeps the fields it was sent, and links to the shop. */
async function refuseBusyWidget({ context, request }: Parameters<Route.MiddlewareFunction>[0]): Promise<void> {
  const { widget, locale, origin } = context.get(siteContext)
  if (!widget?.isBusy) return
  // Uploads are not read here, where nothing limits them.
  const isFields = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  const entered = isFields ? Object.entries(await formValues(request.clone())) : []
  throw data({ locale, shop: origin, entered } satisfies BusyWidget, 429)
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<SiteView> {
  const { brand, locale, origin, mainOrigin, session, flash, widget, lookQuery, draftId } = context.get(siteContext)
  const { slug, name, logoUrl, imprintUrl, dataPrivacyUrl, look, claim } = brand
  const words = lookWords(look ?? {})
  const [frame, cart] = await Promise.all([loadFrame({ url, context }), loadCartContent(context)])
  const notice = noticeOf(flash, locale, frame.cart)
  return {
    locale,
    origin,
    ...(mainOrigin ? { mainOrigin } : {}),
    brand: {
      ...{ slug, name, logoUrl, imprintUrl, dataPrivacyUrl },
      ...(isOneDealers(brand) ? { isOneDealers: true as const } : {}),
      ...(words ? { look: words } : {}),
      ...(claim ? { claim: claim[locale] } : {}),
    },
    frame,
    session,
    ...(notice ? { notice } : {}),
    ...(context.get(hasErrorsContext) ? { hasErrors: true as const } : {}),
    ...(draftId ? { draftId } : {}),
    ...(widget ? { widget: widgetView(widget, url) } : consentOf(url, context.get(siteContext))),
    ...(lookQuery ? { lookQuery } : {}),
    ...(cart?.count ? { cart: { count: cart.count } } : {}),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite()
  const error = useRouteError()
  // After a fault of an action nothing is loaded; the language is then the request's.
  const requested = useLocale()
  const locale = site?.locale ?? requested
  return (
    <html lang={locale} data-brand={site?.brand.slug ?? undefined} data-look={site?.brand.look}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {site?.widget?.kind === 'VEHICLES' || (site?.widget && error) ? <base target="_top" /> : null}
        <script defer src={EARLY_ERRORS} />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={site?.brand.slug ? brandMarkUrl(site) : mark} type="image/svg+xml" />
        <Meta />
        <StylesFirst />
        {site?.brand.slug ? (
          <link rel="stylesheet" href={`/brand.css${site.lookQuery ?? site.widget?.colors ?? ''}`} precedence="brand" />
        ) : null}
      </head>
      <body>
        <IconSprite />
        <LocaleContext value={locale}>{children}</LocaleContext>
        <ScrollRestoration />
        <ScriptsLast />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Around>
      <Outlet />
    </Around>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const closed = maintenanceOf(error)
  if (closed)
    return (
      <Suspense>
        <MaintenanceScreen {...closed} />
      </Suspense>
    )
  const busy = busyWidgetOf(error)
  if (busy)
    return (
      <Suspense>
        <BusyWidgetScreen {...busy} />
      </Suspense>
    )
  return (
    <Around>
      <Suspense>{screenOf(error)}</Suspense>
    </Around>
  )
}

/** Header and footer, except inside a frame. */
function Around({ children }: { children: ReactNode }) {
  return useSite()?.widget ? <FramedShell>{children}</FramedShell> : <Shell>{children}</Shell>
}

function screenOf(error: unknown): ReactNode {
  if (!isRouteErrorResponse(error)) return <ErrorScreen />
  if (error.status === 404) return <NotFoundScreen />
  return error.data?.isProviderAway === true ? <AccessoriesUnavailableScreen /> : <ErrorScreen />
}

function busyWidgetOf(error: unknown): BusyWidget | undefined {
  return isRouteErrorResponse(error) && error.data?.shop !== undefined ? error.data : undefined
}

function maintenanceOf(error: unknown): Maintenance | undefined {
  return isRouteErrorResponse(error) && error.data?.mainSite !== undefined ? error.data : undefined
}
