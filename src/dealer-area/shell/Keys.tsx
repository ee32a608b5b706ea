import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { Button } from '#design/Button.tsx'
import { keyTexts } from '#messages/dealer-search.ts'
import { useTexts } from '#storefront/site.ts'
import css from './Keys.module.css'
import { keySwitch } from './key-switch.ts'
import type { NavigationLink } from './shell-view.ts'
import { useKeys } from './use-keys.ts'

/** The keys of a page in one line, all of them in a window, and the way to switch them off. */
export function Keys({ links, hasSearch }: { links: readonly NavigationLink[]; hasSearch: boolean }) {
  const texts = useTexts(keyTexts)
  const isOn = useSyncExternalStore(keySwitch.subscribe, keySwitch.isOn, () => true)
  const window = useRef<HTMLDialogElement>(null)
  const help = useCallback(() => window.current?.showModal(), [])
  const areas = useMemo(() => links.map(({ href }) => href), [links])
  useKeys({ help, areas }, isOn)
  return (
    <div className={css.keys}>
      {isOn ? (
        <ul>
          {hasSearch ? <Key keys={['/']} meaning={texts.search} /> : null}
          <Key keys={['j', 'k']} meaning={texts.rows} />
          <Key keys={['x']} meaning={texts.select} />
          <li>
            <button type="button" onClick={help}>
              <kbd>?</kbd> {texts.all}
            </button>
          </li>
        </ul>
      ) : null}
      <button type="button" onClick={keySwitch.turn}>
        {isOn ? texts.off : texts.on}
      </button>
      <dialog ref={window} aria-label={texts.keys}>
        <h2>{texts.keys}</h2>
        <ul>
          {hasSearch ? <Key keys={['/']} meaning={texts.search} /> : null}
          <Key keys={['j', 'k']} meaning={texts.rows} />
          <Key keys={['x']} meaning={texts.select} />
          <Key keys={['e', 'Enter']} meaning={texts.open} />
          <Key keys={['m']} meaning={texts.write} />
          {links.slice(0, 9).map(({ href, label }, index) => (
            <Key key={href} keys={['g', String(index + 1)]} meaning={texts.goTo(label)} />
          ))}
        </ul>
        <form method="dialog">
          <Button type="submit" kind="secondary">
            {texts.close}
          </Button>
        </form>
      </dialog>
    </div>
  )
}

function Key({ keys, meaning }: { keys: readonly string[]; meaning: string }) {
  return (
    <li>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}{' '}
      {meaning}
    </li>
  )
}
