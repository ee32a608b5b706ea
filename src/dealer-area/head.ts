import type { MetaDescriptor } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import type { Text } from '#messages/texts.ts'
import type { ShellView } from './shell/shell-view.ts'

interface MetaArgs {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

/** The title of a screen. The root says once for all screens that search engines do not index them. */
export function headOf({ matches }: MetaArgs, title: string | Text): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as ShellView | undefined
  const locale: Locale = root?.locale ?? 'de'
  return [{ title: dealerAreaTexts.title[locale](typeof title === 'string' ? title : title[locale]) }]
}
