import { useEffect, useRef } from 'react'

interface PreviewFrameProps {
  src: string
  title: string
  width: string
  /** As long as the page inside has not been measured; without a script it scrolls at this height. */
  height: string | number
}

/** Grows with the page inside, as the frame on a dealer's website does; this page is of the same origin, so it is measured from here. */
export function PreviewFrame({ src, title, width, height }: PreviewFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const frame = ref.current
    if (!frame) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) frame.height = String(Math.ceil(entry.target.getBoundingClientRect().height))
    })
    const follow = () => {
      observer.disconnect()
      const page = frame.contentDocument
      // A page that only begins to arrive has no element yet; its load is followed.
      const root: Element | null | undefined = page?.documentElement
      if (root && page?.URL !== 'about:blank') observer.observe(root)
    }
    follow()
    frame.addEventListener('load', follow)
    return () => {
      frame.removeEventListener('load', follow)
      observer.disconnect()
    }
  }, [])
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this shop itself
  return <iframe ref={ref} src={src} title={title} width={width} height={height} />
}
