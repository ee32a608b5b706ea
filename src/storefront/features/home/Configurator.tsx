import { useEffect, useState } from 'react'
import { configuratorTexts } from '#messages/configurator.ts'
import { Notice } from '#design/Notice.tsx'
import { loadScript } from '../../blocks/load-script.ts'
import { type SiteView, useTexts } from '../../site.ts'

/** Another provider's vehicle configurator, in a shop that has one: its script finds its place by the id. */
export function Configurator({ configurator }: { configurator: NonNullable<SiteView['configurator']> }) {
  const texts = useTexts(configuratorTexts)
  return (
    <>
      <h2>{texts.title}</h2>
      {'settings' in configurator ? (
        <p>
          {texts.needsConsent} <a href={configurator.settings}>{texts.settings}</a>
        </p>
      ) : (
        <Loaded {...configurator} />
      )}
    </>
  )
}

function Loaded({ scriptUrl, styleUrl }: { scriptUrl: string; styleUrl: string | null }) {
  const texts = useTexts(configuratorTexts)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => loadScript(scriptUrl, () => setHasFailed(true)), [scriptUrl])
  return (
    <>
      {styleUrl === null ? null : <link rel="stylesheet" href={styleUrl} precedence="configurator" />}
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      {hasFailed ? (
        <div role="alert">
          <Notice tone="warning">{texts.failed}</Notice>
        </div>
      ) : (
        <div id="configurator" />
      )}
    </>
  )
}
