import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#design/Button.tsx'
import { uploadTexts } from '#messages/uploads.ts'
import { useTexts } from '../site.ts'
import { BoxActs, BoxFields } from './BoxFields.tsx'
import type { CoveringView } from './cover-view.ts'
import { FlowActs } from './FlowPage.tsx'
import type { FormState } from './form-state.ts'

/** Covers parts of one picture of a step, in the step's form. */
export function CoverPicture({ picture, state }: { picture: CoveringView; state: FormState }) {
  const texts = useTexts(uploadTexts)
  return (
    <>
      <BoxFields picture={picture} state={state} />
      <FlowActs>
        <BoxActs picture={picture} />
        <ButtonLink href={picture.done} kind="quiet">
          {texts.coverDone}
        </ButtonLink>
      </FlowActs>
    </>
  )
}

/** Below a picture: how many of its parts are covered, and the link to cover more. */
export function CoverLink({ drawn, href }: { drawn: number; href: string }) {
  const texts = useTexts(uploadTexts)
  return (
    <Covered drawn={drawn}>
      <a href={href}>{drawn > 0 ? texts.coverAgain : texts.coverPlate}</a>
    </Covered>
  )
}

/** The same as a button of the step's form, where other answers of the form are to be saved on the way. */
export function CoverButton({ drawn, intent }: { drawn: number; intent: string }) {
  const texts = useTexts(uploadTexts)
  return (
    <Covered drawn={drawn}>
      <Button type="submit" kind="link" name="intent" value={intent}>
        {drawn > 0 ? texts.coverAgain : texts.coverPlate}
      </Button>
    </Covered>
  )
}

function Covered({ drawn, children }: { drawn: number; children: ReactNode }) {
  const texts = useTexts(uploadTexts)
  return (
    <p className="small quiet">
      {drawn > 0 ? `${texts.coveredParts(drawn)} ` : null}
      {children}
    </p>
  )
}
