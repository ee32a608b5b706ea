interface ClientError {
  readonly name: string
  readonly message: string
  readonly stack?: string | undefined
}

const MAX_REPORTS = 5
let reports = 0

/** Reports an error of the browser to the shop itself, a few times a page at most; nobody else hears of it from here. */
export function reportClientError({ name, message, stack }: ClientError): void {
  if (reports++ >= MAX_REPORTS) return
  void fetch('/api/client-errors', {
    ...{ method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, message, stack: stack?.slice(0, 4_000), path: location.pathname }),
  }).catch(() => {})
}
