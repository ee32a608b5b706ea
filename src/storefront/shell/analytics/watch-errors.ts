/** Reports errors that nothing in the page has caught, to the shop itself; the code that does is fetched with the first one. */
export function watchErrors(): () => void {
  const report = (thrown: unknown) => {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
    void import('../../blocks/report-client-error.ts')
      .then(({ reportClientError }) => reportClientError({ name, message, stack }))
      .catch(() => {})
  }
  // A script of another origin says no more than "Script error."; errors of browser extensions are not ours.
  const onError = ({ error, filename }: ErrorEvent) => {
    if (error !== null && filename.startsWith(location.origin)) report(error)
  }
  // The browser ends what is still being read with an AbortError when the visitor goes on to another page.
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name !== 'AbortError' && reason.stack?.includes(location.origin))
      report(reason)
  }
  // From now on the script that pages load first does not report, because this one does.
  Object.assign(window, { fahrwerkWatches: true })
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    Object.assign(window, { fahrwerkWatches: false })
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
