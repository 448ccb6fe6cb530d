const INTENTS = ['pointerenter', 'focus', 'touchstart'] as const

interface Connection {
  saveData?: boolean
}

/**
 * Asks for the shell's files when somebody reaches for a link that leads into it, so that they are there, or on their way, when it opens.
 * Not before: who only reads this page pays for this page.
 */
export function warmShell() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  const links = [...document.querySelectorAll('[data-warms]')]
  const warm = () => {
    for (const link of links) for (const intent of INTENTS) link.removeEventListener(intent, warm)
    const files = JSON.parse(document.querySelector('#shell-files')?.textContent ?? '[]') as string[]
    document.head.append(...files.map(prefetch))
  }
  for (const link of links) for (const intent of INTENTS) link.addEventListener(intent, warm, { passive: true })
}

function prefetch(file: string) {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = file.endsWith('.css') ? 'style' : 'script'
  // As the shell's own tags ask for them, or they would be asked for twice.
  link.crossOrigin = 'anonymous'
  link.href = file
  return link
}
