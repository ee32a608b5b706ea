import type { Containers } from '#domain/analytics/containers.ts'
import { createEventQueue } from '#domain/analytics/event-queue.ts'
import { type VirtualPageView, virtualPageView } from '#domain/analytics/virtual-page-view.ts'
import type { ConsentPurpose } from '#domain/consent/consent.ts'
import { loadScript } from '../../blocks/load-script.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const TAGS = 'https://www.googletagmanager.com'
const PURPOSES: readonly ConsentPurpose[] = ['MARKETING', 'STATISTICS']
const queue = createEventQueue<VirtualPageView>(send)
let isLoaded = false
let lastPath: string | undefined

/** Loads what this visitor has agreed to, once, and sends a view of the present page where none was sent yet. */
export function viewPage(path: string, loaded: Containers | undefined, allowed: Containers | undefined): void {
  if (loaded && !isLoaded) load(loaded)
  if (path !== lastPath) {
    lastPath = path
    const view = virtualPageView(location.href, document.title)
    for (const purpose of PURPOSES) queue.push(purpose, view)
  }
  // Without a decision everything waits. A consent that was withdrawn in another tab counts at once.
  if (loaded) queue.decide(PURPOSES.filter((purpose) => uses(loaded, purpose) && uses(allowed, purpose)))
}

function uses({ tagManagerId, dealerTagManagerId, statsId }: Containers = {}, purpose: ConsentPurpose): boolean {
  return (purpose === 'STATISTICS' ? statsId : (tagManagerId ?? dealerTagManagerId)) !== undefined
}

function load({ tagManagerId, dealerTagManagerId, statsId }: Containers): void {
  isLoaded = true
  window.dataLayer ??= []
  for (const id of [tagManagerId, dealerTagManagerId]) if (id) loadScript(`${TAGS}/gtm.js?id=${id}`)
  if (tagManagerId ?? dealerTagManagerId) window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  if (!statsId) return
  loadScript(`${TAGS}/gtag/js?id=${statsId}`)
  tag('js', new Date())
  tag('config', statsId, { send_page_view: false })
}

function send(purpose: ConsentPurpose, view: VirtualPageView): void {
  if (purpose === 'STATISTICS') tag('event', 'virtualPageView', view)
  else window.dataLayer?.push({ event: 'virtualPageView', ...view })
}

/** The service recognises its commands by their type: they are `arguments` objects. */
function tag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for something else
  window.dataLayer?.push(arguments)
}
