/**
 * Adds a script of a third party to the page. One that does not load is reported to the shop, and `onFailure` is called, so that a sentence
 * can stand in the script's place.
 */
export function loadScript(address: string, onFailure: () => void = () => {}): void {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.addEventListener('error', () => {
    void import('./report-client-error.ts').then(({ reportClientError }) =>
      reportClientError({ name: 'ScriptLoadError', message: `A script of ${new URL(address).host} did not load.` }),
    )
    onFailure()
  })
  document.head.append(script)
}
