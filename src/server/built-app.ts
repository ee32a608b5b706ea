import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { LOGGED_FAULT } from '#domain/logged-fault.ts'

/**
 * The router and an app that was built for it. The router's contexts come from the bundle: it has its own copy of every module. Errors of
 * pages go to `report`; the router itself would print them as they are, with whatever they say of a visitor.
 */
export function loadBuild(folder: string, report: (error: Error) => void) {
  return asProduction(async () => {
    const router = await import('react-router')
    const build = (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as ServerBuild
    const handleError = (error: unknown, { request }: { readonly request: Request }): void => {
      // Not a fault of ours: an address without a page, or a visitor who has left.
      if (request.signal.aborted || router.isRouteErrorResponse(error)) return
      const fault = error instanceof Error ? error : new Error(String(error))
      if (fault.name !== LOGGED_FAULT) report(fault)
    }
    const entry = { ...build.entry, module: { ...build.entry.module, handleError } }
    return { router, build: { ...build, entry } }
  })
}

/** The router's answer with the rendered page as its body. `html` is null for an answer that is no page. */
export function withHtml(request: Request, answer: Response, html: Uint8Array<ArrayBuffer> | null): Response {
  if (html === null || request.method === 'HEAD') return answer
  return new Response(html, { status: answer.status, headers: answer.headers })
}

/**
 * React chooses its build by NODE_ENV when it is first loaded, and the one for development takes three times as long. A built
 * storefront gets the fast one, whatever the shop itself runs as; so nothing may load React or the router before.
 */
async function asProduction<T>(load: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await load()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
