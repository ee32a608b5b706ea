import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { useTexts } from '../site.ts'
import css from './InspectionProofs.module.css'

/** A picture of an inspection, of one of its lines. */
export interface ProofView {
  readonly id: string
  readonly href: string
  readonly label: string
}

/** What the inspection found, in pictures. */
export function InspectionProofs({ proofs }: { proofs: readonly ProofView[] }) {
  const texts = useTexts(tradeInEstimateTexts)
  if (proofs.length === 0) return null
  return (
    <section className="stack" aria-labelledby="nachweise">
      <h2 id="nachweise">{texts.proofs}</h2>
      <ul className={css.proofs}>
        {proofs.map(({ id, href, label }) => (
          <li key={id}>
            <a href={href}>
              <img src={href} alt={label} loading="lazy" />
            </a>
            <span className="small">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
