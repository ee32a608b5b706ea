import css from './RecoveryCodeList.module.css'

/** Recovery codes, which are shown once. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={css.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  )
}
