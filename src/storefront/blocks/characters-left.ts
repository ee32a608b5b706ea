import { type ChangeEvent, useState } from 'react'
import { contactTexts } from '#messages/contact.ts'
import { useTexts } from '../site.ts'

interface Counted {
  readonly hint: string
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void
}

/** The hint of a long text, which counts the characters that are left; nothing is cut off, too long a text is refused. */
export function useCharactersLeft(max: number): Counted {
  const texts = useTexts(contactTexts)
  const [length, setLength] = useState<number>()
  const onChange: Counted['onChange'] = ({ target }) => setLength(target.value.trim().length)
  if (length === undefined) return { hint: texts.messageLimit(max), onChange }
  return { hint: length > max ? texts.tooMany(length - max) : texts.left(max - length, max), onChange }
}
