/** In ms: a pointer that stays so long on a link is about to press it; one that passes over it is gone before. */
const REST_MS = 65

interface Connection {
  saveData?: boolean
}

/**
 * Tells to which address of the application somebody is about to go: pointer, finger or focus rests on a link. Not of a link
 * that opens elsewhere, and not of people who save data.
 */
export function followIntent(onIntent: (to: URL) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => clearTimeout(timer)
  const rest = ({ target }: Event) => {
    leave()
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || !leadsWithin(link) || savesData()) return
    timer = setTimeout(() => {
      // After a press the pointer still rests where the link of the new page is.
      if (!isHere(link)) onIntent(new URL(link.href))
    }, REST_MS)
  }
  for (const arrival of ['pointerover', 'focusin']) document.addEventListener(arrival, rest, { passive: true })
  for (const departure of ['pointerout', 'focusout']) document.addEventListener(departure, leave, { passive: true })
}

const leadsWithin = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.target === '' && !link.hasAttribute('download')

const isHere = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === window.location.pathname && search === window.location.search

const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
