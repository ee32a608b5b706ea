import { cloneElement, Fragment, isValidElement, type JSX, type ReactNode } from 'react'
import { Links, Scripts } from 'react-router'

/**
 * The router's links, with a precedence for its style sheets: React then writes them before everything that is only preloaded, because the
 * first paint waits for nothing else.
 */
export function StylesFirst(): ReactNode {
  return changed(Links({}), ({ rel }) => (rel === 'stylesheet' ? { precedence: 'page' } : {}))
}

/** The router's scripts with low priority, because a page can be seen and used before they are there. */
export function ScriptsLast(): ReactNode {
  return changed(Scripts({}), () => ({ fetchPriority: 'low' }))
}

type LinkProps = JSX.IntrinsicElements['link']

/**
 * The same elements in the same order, each `<link>` with what `more` adds. Without `Children.map`, which would give all of them new keys.
 */
function changed(node: ReactNode, more: (link: LinkProps) => LinkProps): ReactNode {
  if (Array.isArray(node)) return node.map((child: ReactNode) => changed(child, more))
  if (!isValidElement<LinkProps>(node)) return node
  if (node.type === 'link') return cloneElement(node, more(node.props))
  if (node.type !== Fragment) return node
  const { children } = node.props
  return cloneElement(
    node,
    {},
    ...(Array.isArray(children) ? children : [children]).map((child) => changed(child, more)),
  )
}
