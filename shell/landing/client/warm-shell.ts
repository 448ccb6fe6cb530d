const INTENTS = ['pointerenter', 'focus', 'touchstart'] as const

interface Connection {
  saveData?: boolean
}

/**
 * Preloads the shell's files when the pointer or focus reaches a link into it. Not earlier, so that readers of this
 * page do not download them.
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
  // Must match the shell's own tags, otherwise the files are downloaded twice.
  link.crossOrigin = 'anonymous'
  link.href = file
  return link
}
