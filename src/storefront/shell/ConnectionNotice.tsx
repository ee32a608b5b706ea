import { useEffect, useRef, useState } from 'react'
import { createPath, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router'
import { connectionTexts } from '#messages/connection.ts'
import { Toast, ToastButton } from '#design/Toast.tsx'
import { useTexts } from '../site.ts'
import { catchLostRequests } from './lost-requests.ts'
import { stopLinksOffline } from './offline-links.ts'

interface Lost {
  /** The address of the page it concerns; on the next one it is past. */
  readonly page: string
  readonly retries: readonly (() => void)[]
}

const NOTHING_LOST: Lost = { page: '', retries: [] }

/**
 * When the connection is lost the page stays: a navigation ends where it began, with its controls as they were, and what a control has
 * sent waits. Either goes on at the press of a button.
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
        // What a control has sent, beside a navigation or without one, waits.
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

/** How to begin the navigation under way once more, and how to end it where it began. */
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
