import css from './Steps.module.css'

export interface Step {
  readonly label: string
  /** Left out where it cannot be opened yet. */
  readonly href?: string
  readonly state: 'done' | 'now' | 'open'
}

/** Where one is in a flow of several steps, and the way back to those before. */
export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li
            key={step.label}
            className={step.state === 'done' ? css.done : undefined}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            {step.href ? <a href={step.href}>{step.label}</a> : <span>{step.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
