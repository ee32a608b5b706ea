import { Children, cloneElement, Fragment, isValidElement, type JSX, type ReactNode } from 'react'
import { Links, Scripts } from 'react-router'

/**
 * The router's links, its style sheets with a precedence: so React writes them before everything that is only preloaded, since the first
 * paint waits for them and for nothing else.
 */
export function StylesFirst(): ReactNode {
  return changed(Links({}), ({ rel }) => (rel === 'stylesheet' ? { precedence: 'page' } : {}))
}

/** The router's scripts, fetched after what is seen: a page works before it has any. */
export function ScriptsLast(): ReactNode {
  return changed(Scripts({}), () => ({ fetchPriority: 'low' }))
}

type LinkProps = JSX.IntrinsicElements['link']

/** The same elements in the same order, each `<link>` with what `more` adds. */
function changed(children: ReactNode, more: (link: LinkProps) => LinkProps): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<LinkProps>(child)) return child
    if (child.type === Fragment) return <>{changed(child.props.children, more)}</>
    return child.type === 'link' ? cloneElement(child, more(child.props)) : child
  })
}
