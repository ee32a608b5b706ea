/**
 * Without a network a link would end on the browser's own error page, because the code of the next page cannot come: the press is stopped,
 * and `onStopped` gets the link. A shop on the visitor's own machine answers without a network, so a request is tried first. Returns a
 * function that ends this.
 */
export function stopLinksOffline(onStopped: (link: HTMLAnchorElement) => void): () => void {
  let isReachable = false
  const onClick = (event: MouseEvent) => {
    if (navigator.onLine || isReachable) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !opensHere(link, event)) return
    event.preventDefault()
    event.stopPropagation()
    fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        isReachable = true
        link.click()
        isReachable = false
      },
      () => onStopped(link),
    )
  }
  window.addEventListener('click', onClick, true)
  return () => window.removeEventListener('click', onClick, true)
}

function opensHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isPlain && link.target === '' && link.origin === location.origin && !isSamePage
}
