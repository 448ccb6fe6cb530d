import { useEffect } from 'react'

const BRAND = 'Fichero'

/** The tab's title of a screen that knows more than its route does. Nothing happens while `text` is undefined. */
export function usePageTitle(text: string | undefined) {
  useEffect(() => {
    if (!text) return
    // After the shell's own effect, which writes the route's title in the same commit.
    const timer = setTimeout(() => {
      document.title = `${text} · ${BRAND}`
    })
    return () => clearTimeout(timer)
  }, [text])
}
