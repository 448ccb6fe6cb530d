/** Delay in ms: a pointer that rests this long on a link usually precedes a click; a passing pointer leaves earlier. */
const REST_MS = 65

interface Connection {
  saveData?: boolean
}

/**
 * Calls `onIntent` with the URL of a link within the application when pointer, finger or focus rests on the link. Ignores
 * external links, downloads and links that open a new tab, and all links while data saving is on.
 */
export function followIntent(onIntent: (to: URL) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onDeparture = () => clearTimeout(timer)
  const onArrival = ({ target }: Event) => {
    onDeparture()
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || !isInternal(link) || isDataSavingOn()) return
    timer = setTimeout(() => {
      // After a click the pointer may still rest on the link, which now leads to the current page.
      if (!isCurrentPage(link)) onIntent(new URL(link.href))
    }, REST_MS)
  }
  for (const arrival of ['pointerover', 'focusin']) document.addEventListener(arrival, onArrival, { passive: true })
  for (const departure of ['pointerout', 'focusout'])
    document.addEventListener(departure, onDeparture, { passive: true })
}

/** Whether a link opens a page of the application in the same tab. */
export const isInternal = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.target === '' && !link.hasAttribute('download')

/** Whether a link leads to the current page. */
const isCurrentPage = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === window.location.pathname && search === window.location.search

/** Whether the user has asked the browser to save data. */
const isDataSavingOn = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
