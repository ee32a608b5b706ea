import { data, type RouterContextProvider } from 'react-router'
import { ContentPreviewDocument } from '#storefront/generated/graphql.ts'
import { query } from '../../gateway.server.ts'

interface Loading {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** The version that the link's key names; 404 for a key that is forged or too old. */
export async function loadPreview({ url, context }: Loading) {
  const { contentPreview } = await query(context, ContentPreviewDocument, { key: url.searchParams.get('key') ?? '' })
  if (!contentPreview) throw data(null, { status: 404 })
  return contentPreview
}
