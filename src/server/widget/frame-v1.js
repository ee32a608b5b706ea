// Inside the frame: reports the height of the page to the website whose loader has named the channel.
;(() => {
  const channel = /^fahrwerk-(\w{32})$/.exec(window.name)?.[1]
  if (!channel || parent === window) return
  const page = document.documentElement
  const say = () => {
    const height = Math.ceil(page.getBoundingClientRect().height)
    parent.postMessage({ fahrwerk: channel, height }, '*')
  }
  new ResizeObserver(say).observe(page)
})()
