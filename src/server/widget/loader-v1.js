// On a dealer's website: puts a frame in the place of each link to a widget of the shop that this script comes from.
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const TAG = 'fahrwerk-widget'
  const ATTRIBUTE = `data-${TAG}`
  const show = (place) => {
    const address = place.getAttribute(ATTRIBUTE) || place.getAttribute('src')
    if (!address || place.querySelector('iframe')) return
    const url = new URL(address, origin)
    if (url.origin !== origin) return
    const channel = [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('')
    const frame = document.createElement('iframe')
    frame.name = `fahrwerk-${channel}`
    frame.title = place.title || place.textContent.trim() || 'Fahrwerk'
    frame.loading = 'lazy'
    frame.style.display = place.style.display = 'block'
    frame.style.border = 0
    frame.style.width = '100%'
    frame.style.height = `${parseInt(place.getAttribute('height') || place.dataset.height, 10) || 480}px`
    frame.src = url
    place.replaceChildren(frame)
    addEventListener('message', ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin || data?.fahrwerk !== channel) return
      const { height } = data
      if (Number.isInteger(height) && height >= 100 && height <= 20000) frame.style.height = `${height}px`
    })
  }
  const showAll = () => document.querySelectorAll(`[${ATTRIBUTE}],${TAG}`).forEach(show)
  const whenRead = (then) => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', then) : then())
  if (!customElements.get(TAG))
    customElements.define(
      TAG,
      class extends HTMLElement {
        connectedCallback() {
          whenRead(() => show(this))
        }
      },
    )
  whenRead(showAll)
})()
