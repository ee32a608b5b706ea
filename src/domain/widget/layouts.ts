/** How a widget shows cars. */
export const WIDGET_LAYOUTS = ['list', 'carousel', 'single'] as const
export type WidgetLayout = (typeof WIDGET_LAYOUTS)[number]

/** The layout that an address names; a list for any other name. */
export function widgetLayout(name: string | null): WidgetLayout {
  return WIDGET_LAYOUTS.find((layout) => layout === name) ?? 'list'
}
