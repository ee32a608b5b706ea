import { afterEach, expect, it, vi } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { Overlay } from './Overlay.tsx'
import { closeOverlay, openOverlay, type OverlayState, updateOverlay, useOverlay } from './overlay-state.ts'

afterEach(closeOverlay)

it('reports once that it has closed, also when another overlay replaces it', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  openOverlay({ label: 'Eins', children: null, onClose: first })
  openOverlay({ label: 'Zwei', children: null, onClose: second })
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  closeOverlay()
  closeOverlay()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})

it('can be opened again while it closes', () => {
  openOverlay({ label: 'Eins', children: null, onClose: () => openOverlay({ label: 'Zwei', children: null }) })
  const seen = vi.fn<() => void>()
  closeOverlay()
  updateOverlay({ onClose: seen })
  closeOverlay()
  expect(seen).toHaveBeenCalledOnce()
})

it('ignores property changes while it is closed', () => {
  const seen = vi.fn<() => void>()
  updateOverlay({ onClose: seen })
  updateOverlay({ isLoading: true })
  closeOverlay()
  expect(seen).not.toHaveBeenCalled()
})

it('renders nothing on the server', () => {
  openOverlay({ label: 'Eins', children: null })
  const Probe = () => (useOverlay() ? 'offen' : 'zu')
  expect(renderToStaticMarkup(createElement(Probe))).toBe('zu')
})

const shown = (properties: Partial<OverlayState>) =>
  renderToStaticMarkup(
    createElement(Overlay, {
      overlay: { label: 'Frage', children: 'Inhalt', ...properties },
      closeLabel: 'Schließen',
      loadingLabel: 'Lädt',
      onClose: () => {},
    }),
  )

it('has a button to close it, unless told otherwise', () => {
  expect(shown({})).toContain('Schließen')
  expect(shown({ showCloseButton: false })).not.toContain('Schließen')
})

it('hides its contents while they load', () => {
  expect(shown({})).toContain('Inhalt')
  expect(shown({ isLoading: true })).not.toContain('Inhalt')
  expect(shown({ isLoading: true })).toContain('Lädt')
})
