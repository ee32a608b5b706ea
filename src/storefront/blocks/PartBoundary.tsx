import { Component, type ReactNode } from 'react'
import { partFailedTexts } from '#messages/part-failed.ts'
import { Button } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { useTexts } from '../site.ts'
import css from './PartBoundary.module.css'

interface PartBoundaryProps {
  children: ReactNode
  /** Fetches the part's code again, if it was that. */
  load: () => Promise<void>
}

/** Contains an error of a part of the page: the rest stays, and a button tries the part again. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  readonly reset = async () => {
    try {
      await this.props.load()
      this.setState({ hasFailed: false })
    } catch {
      await reloadOnceReachable()
    }
  }
  override render() {
    return this.state.hasFailed ? <PartFailed onReset={() => void this.reset()} /> : this.props.children
  }
}

/** Browsers do not fetch the same code twice on one page. Where the shop does not answer well, the page stays as it is. */
async function reloadOnceReachable(): Promise<void> {
  const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  )
  if (isReachable) location.reload()
}

function PartFailed({ onReset }: { onReset: () => void }) {
  const texts = useTexts(partFailedTexts)
  return (
    <div role="alert">
      <Notice tone="warning">
        <div className={css.failed}>
          <h2>{texts.title}</h2>
          <p>{texts.text}</p>
          <Button kind="secondary" onClick={onReset}>
            {texts.tryAgain}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
