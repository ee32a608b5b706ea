import { z } from 'zod'
import { scrub } from '#services/error-reporting/scrub.ts'
import { matchPath, pagePath } from '#domain/routes/paths.ts'

/** What a browser refused because a page's policy does not allow it. It holds no data of the visitor, and of addresses only the host. */
export interface CspReport {
  readonly directive: string
  /** A host, or what a browser says in its place: `inline`, `eval`, `data:`, an extension's scheme. */
  readonly blocked: string
  /** The page's screen; null: none of ours. */
  readonly screen: string | null
}

const Text = z.string().max(4_000)
/** The older form, `report-uri`; browsers add more. */
const Old = z.object({
  'csp-report': z.object({
    'effective-directive': Text.optional(),
    'violated-directive': Text.optional(),
    'blocked-uri': Text.optional(),
    'document-uri': Text.optional(),
  }),
})
/** The Reporting API's form, `report-to`: several at once. */
const New = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: Text, blockedURL: Text.optional(), documentURL: Text.optional() }),
  }),
)
const MAX_REPORTS = 20
/** Kinds of reports that are logged in an hour. Invented ones cannot fill the log, and hide real ones until the hour is over. */
const MAX_KINDS = 100
const FORGET_MS = 3_600_000

/** The reports in a browser's message; undefined for anything else. */
export function readCspReports(message: unknown): CspReport[] | undefined {
  const old = Old.safeParse(message).data?.['csp-report']
  if (old) {
    const directive = old['effective-directive'] ?? old['violated-directive'] ?? ''
    return reportOf(directive, old['blocked-uri'], old['document-uri'])
  }
  return New.safeParse(message)
    .data?.filter(({ type }) => type === 'csp-violation')
    .slice(0, MAX_REPORTS)
    .flatMap(({ body }) => reportOf(body.effectiveDirective, body.blockedURL, body.documentURL))
}

function reportOf(named: string, blocked = '', page = ''): CspReport[] {
  const directive = /^[a-z]+(?:-[a-z]+){0,3}(?= |$)/.exec(named)?.[0]
  if (!directive || directive.length > 30) return []
  const screen = URL.canParse(page) ? matchPath(pagePath(new URL(page).pathname))?.screen : undefined
  return [{ directive, blocked: scrub(sourceOf(blocked)), screen: screen ?? null }]
}

/** Never a path or query: they may hold what somebody looked for. */
function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'other'
  const { protocol, host } = new URL(blocked)
  return /^(?:https?|wss?):$/.test(protocol) ? host.slice(0, 100) : protocol.slice(0, 30)
}

/** Counts reports, and logs the first of each kind: a broken page makes one line, however many see it. */
export function createCspReports(log: { warn(fields: object, message: string): void }) {
  const kinds = new Set<string>()
  let since = Date.now()
  let reports = 0
  return {
    note(report: CspReport): void {
      reports++
      if (Date.now() - since > FORGET_MS) {
        kinds.clear()
        since = Date.now()
      }
      const kind = `${report.directive} ${report.blocked}`
      if (kinds.has(kind) || kinds.size >= MAX_KINDS) return
      kinds.add(kind)
      log.warn(report, 'a browser refused what the policy of a page does not allow')
    },
    figures: () => ({ fahrwerk_csp_reports: reports, fahrwerk_csp_report_kinds: kinds.size }),
  }
}

export type CspReports = ReturnType<typeof createCspReports>
