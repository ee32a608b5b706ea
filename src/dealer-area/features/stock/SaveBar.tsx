import { useEffect, useRef } from 'react'
import { Button } from '#design/Button.tsx'
import { stockVehicleTexts } from '#messages/dealer-stock.ts'
import { useTexts } from '#storefront/site.ts'
import { isSaveKey } from './save-key.ts'
import css from './vehicle.module.css'

/** Saves the form of a car from every field: more than a hundred of them may lie before its button. */
export function SaveBar() {
  const texts = useTexts(stockVehicleTexts)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isSaveKey(event)) return
      event.preventDefault()
      if (!event.repeat) button.current?.form?.requestSubmit(button.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className={css.bar}>
      <Button type="submit" ref={button} aria-keyshortcuts="Control+S Meta+S">
        {texts.save}
      </Button>
      <span className={css.keys}>
        {texts.saveByEnter}
        <span className="with-script"> {texts.saveByKeys}</span>
      </span>
    </div>
  )
}
