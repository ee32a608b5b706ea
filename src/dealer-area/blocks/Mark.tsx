import css from './Mark.module.css'

/** The drawn mark beside the name of the shop's operator. */
export function Mark() {
  return (
    <svg className={css.mark} viewBox="0 0 30 12" aria-hidden="true">
      <circle cx="6" cy="6" r="4.8" />
      <circle cx="24" cy="6" r="4.8" />
      <path d="M6 6h18" />
    </svg>
  )
}
