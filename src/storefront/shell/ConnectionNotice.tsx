import { useEffect, useRef, useState } from 'react'
import { createPath, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router'
import { connectionTexts } from '#messages/connection.ts'
import { Toast, ToastButton } from '#design/Toast.tsx'
import { useTexts } from '../site.ts'
import { catchLostRequests } from './lost-requests.ts'
import { stopLinksOffline } from './offline-links.ts'

interface Lost {
  /** Path and query of the page it concerns; on another page the notice is gone. */
  readonly page: string
  readonly retries: readonly (() => void)[]
}

const NOTHING_LOST: Lost = { page: '', retries: [] }

/**
 * Keeps the page when the connection is lost: a navigation is cancelled, its controls stay as they were, and what a control has sent waits.
 * A button repeats either of them.
 */
export function ConnectionNotice() {
  const texts = useTexts(connectionTexts)
  const [lost, setLost] = useState<Lost>(NOTHING_LOST)
  const page = { location: useLocation(), navigation: useNavigation(), navigate: useNavigate(), submit: useSubmit() }
  const latest = useRef(page)
  useEffect(() => {
    latest.current = page
  })
  useEffect(() => {
    const here = () => addressOf(latest.current.location)
    const stops = [
      catchLostRequests(({ path, resume }) => {
        // A request that belongs to no navigation was sent by a control; it waits.
        if (latest.current.navigation.location?.pathname !== path)
          return setLost(({ page, retries }) => ({
            page: here(),
            retries: page === here() ? [...retries, resume] : [resume],
          }))
        const { repeat, cancel } = stepsOf(latest.current)
        setLost({ page: here(), retries: [repeat] })
        cancel()
      }),
      stopLinksOffline((link) => setLost({ page: here(), retries: [() => link.click()] })),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  const retry = () => {
    setLost(NOTHING_LOST)
    lost.retries.forEach((again) => again())
  }
  return (
    <Toast closeLabel={texts.close} tone="warning" onClose={() => setLost(NOTHING_LOST)}>
      {lost.retries.length > 0 && lost.page === addressOf(page.location) ? (
        <>
          <span>{texts.lost}</span>
          <ToastButton onClick={retry}>{texts.again}</ToastButton>
        </>
      ) : null}
    </Toast>
  )
}

function addressOf({ pathname, search }: PageState['location']): string {
  return pathname + search
}

interface PageState {
  readonly location: ReturnType<typeof useLocation>
  readonly navigation: ReturnType<typeof useNavigation>
  readonly navigate: ReturnType<typeof useNavigate>
  readonly submit: ReturnType<typeof useSubmit>
}

/** How to repeat the pending navigation, and how to cancel it. */
function stepsOf({ location, navigation, navigate, submit }: PageState): { repeat: () => void; cancel: () => void } {
  const { location: target, formData, formAction, formMethod, formEncType } = navigation
  const isChange = formData !== undefined && formMethod !== 'GET'
  return {
    repeat: () =>
      void (isChange
        ? submit(formData, { action: formAction, method: formMethod, encType: formEncType, preventScrollReset: true })
        : target && navigate(createPath(target), { state: target.state, preventScrollReset: true })),
    cancel: () =>
      void navigate(createPath(location), {
        replace: true,
        state: location.state,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      }),
  }
}
