import { frameTexts } from '#messages/frame.ts'
import { ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { useSite, useTexts } from '../site.ts'

interface NothingChosenProps {
  title: string
  text: string
  /** Instead of the text where no script runs, if choosing vehicles needs one. */
  needsScript?: string
}

/** The page of vehicles the visitor chooses in this browser, while there are none: the way to the cars. */
export function NothingChosen({ title, text, needsScript }: NothingChosenProps) {
  const texts = useTexts(frameTexts)
  const frame = useSite()?.frame
  return (
    <EmptyState
      title={title}
      text={
        needsScript === undefined ? (
          text
        ) : (
          <>
            <span className="with-script">{text}</span>
            <span className="without-script">{needsScript}</span>
          </>
        )
      }
    >
      <ButtonLink href={frame?.cars ?? '/'}>{texts.seeCars}</ButtonLink>
    </EmptyState>
  )
}
