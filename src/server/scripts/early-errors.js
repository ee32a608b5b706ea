// Reports errors until the page's own script does: files of ours that do not load, and errors while it starts.
;(() => {
  let reports = 0
  const report = (name, message, stack) => {
    // Set by the page's script once it watches for itself.
    if (window.fahrwerkWatches || reports++ >= 3) return
    void fetch('/api/client-errors', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, message: message.slice(0, 900), stack: stack?.slice(0, 4000) }),
    }).catch(() => {})
  }
  const isOurs = (address) => address.startsWith(`${location.origin}/`)
  const onError = ({ target, error, filename }) => {
    const address = target?.src || target?.href
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
      // A module inside the page fails as a whole where one of its imports does.
      if (!address) report('FileLoadError', 'An import of the page did not load.')
      else if (isOurs(address)) report('FileLoadError', `${new URL(address).pathname} did not load.`)
    } else if (error && isOurs(filename ?? ''))
      report(error.name ?? 'Error', String(error.message ?? error), error.stack)
  }
  addEventListener('error', onError, true)
  // Files that failed before this script was loaded.
  for (const { name, responseStatus } of performance.getEntriesByType('resource'))
    if (responseStatus >= 400 && name.startsWith(`${location.origin}/assets/`))
      report('FileLoadError', `${new URL(name).pathname} did not load.`)
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason?.name !== 'AbortError' && reason?.stack?.includes(location.origin))
      report(reason.name, String(reason.message), reason.stack)
  })
})()
