import css from './Steps.module.css'

export interface Step {
  readonly label: string
  /** Left out where it cannot be opened yet. */
  readonly href?: string
  readonly state: 'done' | 'now' | 'open'
}

interface StepsProps {
  steps: readonly Step[]
  label: string
  /** Id of the form whose entries are saved on the way to another step: in place of links it gets buttons called `leave`. */
  form?: string | undefined
}

/** Where one is in a flow of several steps, and the way back to those before. */
export function Steps({ steps, label, form }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li
            key={step.label}
            className={step.state === 'done' ? css.done : undefined}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <Label step={step} form={form} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Label({ step: { label, href }, form }: { step: Step; form: string | undefined }) {
  if (!href) return <span>{label}</span>
  if (form === undefined) return <a href={href}>{label}</a>
  return (
    <button type="submit" form={form} name="leave" value={href}>
      {label}
    </button>
  )
}
