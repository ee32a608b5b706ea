import css from './LogoutButton.module.css'

/** Ends the session. A button, because browsers may prefetch links. */
export function LogoutButton({
  logout: { href, label, from },
}: {
  logout: { readonly href: string; readonly label: string; readonly from: string }
}) {
  return (
    <form method="post" action={href}>
      <input type="hidden" name="from" value={from} />
      <button type="submit" className={css.button}>
        {label}
      </button>
    </form>
  )
}
