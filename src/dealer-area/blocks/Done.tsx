import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { Notice } from '#design/Notice.tsx'
import { Status } from '#design/Status.tsx'

/** Says that something is done; it is read out, also where the same is done once more. */
export function Done({ text }: { text: string | undefined }) {
  const { key } = useLocation()
  return <Status>{text ? <Sentence key={key} text={text} /> : null}</Status>
}

/** Takes the focus where the button that was pressed has gone from the page; a fresh page starts at its top. */
function Sentence({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  const isFreshPage = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (!isFreshPage && document.activeElement === document.body) box.current?.focus()
  }, [isFreshPage])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice>{text}</Notice>
    </div>
  )
}
