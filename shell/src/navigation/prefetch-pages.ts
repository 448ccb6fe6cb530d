interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/** Whether the connection is slow or metered. */
function isSlowOrMetered() {
  const { connection = {} } = navigator as Navigator & { connection?: Connection }
  const { saveData, effectiveType = '4g', type } = connection
  return saveData === true || type === 'cellular' || effectiveType !== '4g'
}

/** Selects the tags of the files that a page needs before its first render. */
const FILES = 'link[rel=preload], link[rel=stylesheet], script[src]'

/** Parallel downloads. The browser has six connections to a server, and a sign-in needs one. */
const AT_ONCE = 2

/**
 * Prefetches the files of pages into the browser's cache. The HTML of a page has the file names, which contain hashes. Does
 * nothing on a slow or metered connection, and ignores failures.
 */
export async function prefetchPages(addresses: string[]): Promise<void> {
  if (isSlowOrMetered()) return
  const pages = await Promise.all([...new Set(addresses)].map(filesOf))
  const files = new Map(pages.flat())
  const queue = files.entries()
  const downloadQueue = async () => {
    for (const [file, integrity] of queue) await download(file, integrity)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, downloadQueue))
}

async function filesOf(address: string): Promise<[file: string, integrity: string][]> {
  const answer = await download(address, '', 'text/html')
  const html = (await answer?.text()) ?? ''
  // The CSP of this document also applies to parsed HTML and blocks its inline styles.
  const page = new DOMParser().parseFromString(html.replace(/<style.*?<\/style>| style="[^"]*"/gs, ''), 'text/html')
  // Files that a page loads after its data are in templates.
  const parts = [page, ...[...page.querySelectorAll('template')].map(({ content }) => content)]
  return parts
    .flatMap((part) => [...part.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(FILES)])
    .map((tag) => [tag.getAttribute('href') ?? tag.getAttribute('src') ?? '', tag.integrity])
}

/** Uses the same mode and credentials as the tags; otherwise the browser would not find the file in its cache later. */
async function download(address: string, integrity: string, accept = '*/*') {
  try {
    const answer = await fetch(address, { integrity, priority: 'low', headers: { accept } })
    // The browser caches only a response that is read to its end.
    return new Response(await answer.blob())
  } catch {
    return undefined
  }
}
