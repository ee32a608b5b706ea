import type { NavigationLink } from './frame-view.ts'

/** Links below one another. */
export function LinkList({ links, className }: { links: readonly NavigationLink[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
