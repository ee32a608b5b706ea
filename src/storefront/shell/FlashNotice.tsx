import { useState } from 'react'
import { useLocation } from 'react-router'
import { frameTexts } from '#messages/frame.ts'
import { Toast } from '#design/Toast.tsx'
import { type NoticeView, useTexts } from '../site.ts'

/**
 * The notice that the last request left, at the edge of the page. It stays until it is closed or until the next page; one with a link
 * closes by itself. It is shown once, so the link that closes it is the page's own address.
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
