import { Fragment } from 'react'

/** A text with "CO₂" set as CO and a lowered 2: the font has no subscript figure. */
export function Co2({ text }: { text: string }) {
  const parts = text.split('CO₂')
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
    <Fragment key={index}>
      {index > 0 ? (
        <>
          CO<sub>2</sub>
        </>
      ) : null}
      {part}
    </Fragment>
  ))
}
