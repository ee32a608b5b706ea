import { data, type RouterContextProvider } from 'react-router'
import { PREVIEW_PARAMETERS } from '#domain/content/preview-parameters.ts'
import { ContentPreviewDocument, type ContentPreviewQuery } from '#storefront/generated/graphql.ts'
import { formValues, refusedAs } from '../../blocks/form.server.ts'
import { wrongLineText } from '../../blocks/wrong-line.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'

interface Loading {
  readonly url: URL
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

const [LINK, TYPED] = PREVIEW_PARAMETERS

export type Previewed = NonNullable<ContentPreviewQuery['contentPreview']>

interface TypedPreview {
  readonly page: Previewed | null
  /** Says which line keeps the text from being a page, where it is one. */
  readonly wrong?: string | undefined
}

/** The version that the link's key names; 404 for a key that is forged or too old. Null for an editor, whose text the action shows. */
export async function loadPreview({ url, context }: Omit<Loading, 'request'>): Promise<Previewed | null> {
  if (url.searchParams.has(TYPED)) return null
  const key = url.searchParams.get(LINK) ?? ''
  const { contentPreview } = await query(context, ContentPreviewDocument, { key })
  if (!contentPreview) throw data(null, { status: 404 })
  return contentPreview
}

/** What is typed into an editor beside the preview, or what is wrong with it. Nothing is stored. */
export async function previewTyped({ url, request, context }: Loading) {
  const { source = '' } = await formValues(request)
  const answer = await mutate(context, ContentPreviewDocument, { key: url.searchParams.get(TYPED) ?? '', source })
  if ('refusals' in answer) {
    const wrong = wrongLineText(answer.refusals, context.get(siteContext).locale)
    return data<TypedPreview>({ page: null, wrong }, refusedAs(answer.refusals))
  }
  if (!answer.result.contentPreview) throw data(null, { status: 404 })
  return data<TypedPreview>({ page: answer.result.contentPreview })
}
