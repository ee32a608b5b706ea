import type { Locale } from '#domain/locale.ts'
import { proofTexts } from '#messages/dealer-files.ts'
import type { ProofView } from './InspectionProofs.tsx'
import { conditionText } from './trade-in-differences.server.ts'

interface Proof {
  readonly key: string
  /** The line of the inspection. */
  readonly field: string
  readonly path: string
}

/** Pictures of an inspection by its lines; `key` of a mailed link opens them without a login. */
export function proofViews(proofs: readonly Proof[], key: string | null, locale: Locale): ProofView[] {
  const counts = new Map<string, number>()
  return proofs.map(({ key: id, field, path }) => {
    const number = (counts.get(field) ?? 0) + 1
    counts.set(field, number)
    return {
      ...{ id, href: key === null ? path : `${path}&${new URLSearchParams({ key })}` },
      label: proofTexts.picture[locale](conditionText(field, locale), number),
    }
  })
}
