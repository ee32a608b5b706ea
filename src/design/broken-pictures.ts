/**
 * Falls back for pictures that do not load: first to the smallest variant (blurred and grey), then to the alternative text.
 * One listener serves the whole page, also for pictures that failed before the script ran. Returns a function that removes it.
 */
export function watchBrokenPictures(page: Document): () => void {
  page.addEventListener('error', onError, true)
  for (const image of page.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') fallBack(image)
  return () => page.removeEventListener('error', onError, true)
}

function onError(event: Event): void {
  if (event.target instanceof HTMLImageElement) fallBack(event.target)
}

function fallBack(image: HTMLImageElement): void {
  const [smallest] = image.srcset.split(' ')
  image.removeAttribute('srcset')
  image.dataset.broken = smallest ? 'blurred' : 'gone'
  if (smallest) image.src = smallest
}
