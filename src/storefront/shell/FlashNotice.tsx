import { useState } from 'react'
import { useLocation } from 'react-router'
import { frameTexts } from '#messages/frame.ts'
import { Toast } from '#design/Toast.tsx'
import { type NoticeView, useTexts } from '../site.ts'

/**
 * What the last request left to be said, at the edge of the page it led to. It stays until closed, or until the next page; with a link it
 * goes by itself. Its request has ended, so the same address shows the page without it.
 */
export function FlashNotice({ notice }: { notice?: NoticeView }) {
  const closeLabel = useTexts(frameTexts).close
  const { pathname, search } = useLocation()
  const [closed, setClosed] = useState<NoticeView>()
  return (
    <Toast
      closeLabel={closeLabel}
      tone={notice?.tone}
      brief={Boolean(notice?.link)}
      onClose={() => setClosed(notice)}
      closeHref={pathname + search}
    >
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
