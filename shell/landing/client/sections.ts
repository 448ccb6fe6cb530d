/** Marks the current section in the navigation: the last one that starts above the middle of the window. */
export function markSection() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.sections a')]
  const sections = links.map((link) => document.querySelector(link.hash))
  let waiting = false
  const mark = () => {
    waiting = false
    const middle = window.innerHeight / 2
    const current = sections.findLastIndex((section) => section && section.getBoundingClientRect().top < middle)
    links.forEach((link, place) => {
      if (place === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
  }
  const soon = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(mark)
  }
  window.addEventListener('scroll', soon, { passive: true })
  window.addEventListener('resize', soon)
  mark()
}
