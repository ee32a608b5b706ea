import { ButtonLink } from '#design/Button.tsx'
import { privateSaleTexts } from '#messages/private-sale.ts'
import { BoxActs, BoxFields } from '../../blocks/BoxFields.tsx'
import { FlowActs } from '../../blocks/FlowPage.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { useTexts } from '../../site.ts'
import type { SaleImagesView } from './sale-view.ts'

/** Covers parts of a picture of the listing. */
export function BoxEditor({ picture, state }: { picture: NonNullable<SaleImagesView['covering']>; state: FormState }) {
  const texts = useTexts(privateSaleTexts)
  const covered = { ...picture, drawn: picture.drawn.length }
  return (
    <>
      <BoxFields picture={covered} state={state} />
      <FlowActs>
        <BoxActs picture={covered} />
        <ButtonLink href={picture.done} kind="quiet">
          {texts.toPictures}
        </ButtonLink>
      </FlowActs>
    </>
  )
}
