import { shareTexts } from '#messages/share.ts'
import { useState } from 'react'
import { Button } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import { useTexts } from '../site.ts'

/** Passes on the page's address: with the device's own way of sharing, else by copying it; without a script, by hand. */
export function ShareButton({ title, isCar = false }: { title: string; isCar?: boolean }) {
  const texts = useTexts(shareTexts)
  const [status, setStatus] = useState('')
  return (
    <>
      <div className="row with-script">
        <Button
          kind={isCar ? 'quiet' : 'secondary'}
          small
          onClick={() => void share(title).then((way) => setStatus(way ? texts[way] : ''))}
        >
          {isCar ? <Icon name="share" /> : null}
          {texts.share}
        </Button>
        <output className="small soft">{status}</output>
      </div>
      <p className="small soft without-script">{isCar ? texts.shareCarByHand : texts.shareByHand}</p>
    </>
  )
}

/** How it went, as the name of a text; undefined where the device says so itself. */
async function share(title: string): Promise<'copied' | 'copyByHand' | undefined> {
  const url = location.href
  // `share` and `clipboard` are missing outside secure contexts and in some browsers, whatever their types say.
  const { share: passOn, clipboard } = navigator as Partial<Navigator>
  try {
    if (passOn) await passOn.call(navigator, { title, url })
    else if (clipboard) await clipboard.writeText(url)
    else return 'copyByHand'
    return passOn ? undefined : 'copied'
  } catch (error) {
    // Closing the device's dialogue is no failure.
    return (error as Error).name === 'AbortError' ? undefined : 'copyByHand'
  }
}
