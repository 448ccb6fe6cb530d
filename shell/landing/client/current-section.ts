/** Marks the current section in the navigation: the last one that starts above the middle of the window. */
export function markCurrentSection() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#menu nav a')]
  const started = new Set<string>()
  const observer = new IntersectionObserver(
    (sections) => {
      for (const { target, isIntersecting } of sections) started[isIntersecting ? 'add' : 'delete'](`#${target.id}`)
      const current = links.findLast(({ hash }) => started.has(hash))
      for (const link of links) link.ariaCurrent = link === current ? 'true' : null
    },
    // All of the page above the middle.
    { rootMargin: '100000px 0px -50%' },
  )
  for (const section of document.querySelectorAll('main > [id]')) observer.observe(section)
}
