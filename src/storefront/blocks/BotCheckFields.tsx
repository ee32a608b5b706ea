import { useEffect, useRef, useState } from 'react'
import { botCheckTexts } from '#messages/bot-check.ts'
import css from './BotCheckFields.module.css'
import { useTexts } from '../site.ts'

/**
 * What shows that a person fills in this form. With script a small task is solved in the background as soon as somebody touches the form;
 * without, the stamp says how long the form was open. There is nothing to look at, to listen to or to click. `isEager`: for a form with
 * nothing but a button, which nobody touches before sending it.
 */
export function BotCheckFields({ stamp, isEager = false }: { stamp: string; isEager?: boolean }) {
  const texts = useTexts(botCheckTexts)
  const trap = useRef<HTMLInputElement>(null)
  const [solution, setSolution] = useState('')
  const [status, setStatus] = useState('')
  const [busy, done] = [texts.checking, texts.checked]
  useEffect(() => {
    const form = trap.current?.form
    if (!form) return
    const start = () => {
      setStatus(busy)
      import('./solve-bot-check.ts')
        .then(({ solveBotCheck }) => solveBotCheck())
        .then(
          (solved) => {
            setSolution(solved)
            setStatus(done)
          },
          () => setStatus(''), // the stamp is enough
        )
    }
    if (isEager) start()
    else form.addEventListener('focusin', start, { once: true })
    return () => form.removeEventListener('focusin', start)
  }, [busy, done, isEager])
  return (
    <>
      <input type="hidden" name="stamp" value={stamp} />
      <input type="hidden" name="solution" value={solution} />
      <div className={css.trap} aria-hidden="true">
        <label>
          {texts.trap}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <output className="small">{status}</output>
    </>
  )
}
