import { type ComponentProps, createContext, type FunctionComponent, use } from 'react'
import { type SerializedView, viewOf } from './serialized-view.ts'

/** Gives the stored markup of a part that shows this view. A browser has none and renders the part as any other. */
export const RecurringMarkupContext = createContext<
  (<View extends object>(part: FunctionComponent<View>, view: SerializedView<View>) => string) | null
>(null)

type RecurringPartProps<View extends object> = Pick<ComponentProps<'div'>, 'className' | 'aria-label'> & {
  as?: 'div' | 'nav'
  /** Renders what is inside, by its view and the language alone: it knows neither the request nor the router. */
  part: FunctionComponent<View>
  view: SerializedView<View>
}

/** An element whose content many pages share, such as the navigation: the server renders it once for each view, not for each page. */
export function RecurringPart<View extends object>({
  as: Element = 'div',
  part: Part,
  view,
  ...rest
}: RecurringPartProps<View>) {
  const markup = use(RecurringMarkupContext)?.(Part, view)
  return markup === undefined ? (
    <Element {...rest}>
      <Part {...viewOf(view)} />
    </Element>
  ) : (
    // oxlint-disable-next-line react/no-danger -- what React rendered before
    <Element {...rest} dangerouslySetInnerHTML={{ __html: markup }} />
  )
}
