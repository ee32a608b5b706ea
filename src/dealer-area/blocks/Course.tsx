import css from './Course.module.css'

/** What happened to a case, the oldest first. */
export function Course({ course }: { course: readonly { readonly label: string; readonly note: string }[] }) {
  return (
    <ol className={css.course}>
      {course.map(({ label, note }) => (
        <li key={note + label}>
          <b>{label}</b> <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}
