import { data } from 'react-router'
import { SettingsPartFormDocument, type SettingsPartFormQuery } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import type { PageArgs } from '../../request.server.ts'
import { partOfSlug } from '../../blocks/settings-part-path.ts'

export type Part = SettingsPartFormQuery['merchantSettings']['parts'][number]

/** The stored values of the part that the address names. */
export async function readForm({ url, params, context }: PageArgs) {
  const part = partOfSlug(params.part ?? '')
  const merchant = await merchantOf(url, context)
  if (!part || !merchant) throw data(null, 404)
  const { me, merchantSettings } = await query(context, SettingsPartFormDocument, { merchant: merchant.uuid })
  const form = merchantSettings.parts.find((each) => each.part === part)
  if (!form) throw data(null, 404)
  return {
    ...{ merchant, part, form, parts: merchantSettings.parts },
    name: merchantSettings.name,
    isSteppedUp: me?.isSteppedUp ?? false,
  }
}

export type FoundForm = Awaited<ReturnType<typeof readForm>>
/** What was typed, by field. */
export type Entered = readonly { readonly name: string; readonly value: string }[]
