import { LogoutButton } from './LogoutButton.tsx'

interface AccountLinksProps {
  links: readonly { readonly href: string; readonly label: string }[]
  logout: { readonly href: string; readonly label: string; readonly from: string } | undefined
  className: string | undefined
  /** Path of the page shown, where the list marks it. */
  pathname?: string
}

/** Links to the pages of an account, and the button that logs out. */
export function AccountLinks({ links, logout, className, pathname }: AccountLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={pathname === href ? 'page' : pathname?.startsWith(`${href}/`) ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
      {logout ? (
        <li>
          <LogoutButton logout={logout} />
        </li>
      ) : null}
    </ul>
  )
}
