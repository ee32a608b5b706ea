import { useState } from 'react'
import { frameTexts } from '#messages/frame.ts'
import { Toast } from '#design/Toast.tsx'
import { type NoticeView, useTexts } from '../site.ts'

/**
 * What the last request left to be said, at the edge of the page it led to. It stays until closed, or until the next page; with a link it
 * goes by itself.
 */
export function FlashNotice({ notice }: { notice?: NoticeView }) {
  const closeLabel = useTexts(frameTexts).close
  const [closed, setClosed] = useState<NoticeView>()
  return (
    <Toast closeLabel={closeLabel} tone={notice?.tone} brief={Boolean(notice?.link)} onClose={() => setClosed(notice)}>
      {notice && notice !== closed ? (
        <>
          <p>
            <b>{notice.title}</b> {notice.text}
          </p>
          {notice.link ? <a href={notice.link.href}>{notice.link.label}</a> : null}
        </>
      ) : null}
    </Toast>
  )
}
