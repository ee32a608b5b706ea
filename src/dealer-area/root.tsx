import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import '#design/tokens.css'
import '#design/base.css'
import { EARLY_ERRORS } from '#domain/operations/early-errors.ts'
import font from '#design/fonts/archivo-latin-wdth-wght.woff2?url'
import { IconSprite } from '#design/Icon.tsx'
import mark from '#design/mark.svg?url'
import { LocaleContext } from '#storefront/site.ts'
import { guardScreen } from './guard.server.ts'
import type { ActionArgs, PageArgs } from './request.server.ts'
import { ErrorScreen, NotFoundScreen } from './shell/error-screens.tsx'
import { Shell } from './shell/Shell.tsx'
import { loadShell } from './shell/shell.server.ts'
import type { ShellView } from './shell/shell-view.ts'
import './shell/dealer-area.css'

export const middleware = [
  (args: ActionArgs, next: () => Promise<Response>) => {
    guardScreen(args)
    return next()
  },
]

export function loader(args: PageArgs): Promise<ShellView> {
  return loadShell(args)
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useRouteLoaderData<ShellView>('root')?.locale ?? 'de'
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <script defer src={EARLY_ERRORS} />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={mark} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <IconSprite />
        <LocaleContext value={locale}>{children}</LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ErrorScreen />
}
