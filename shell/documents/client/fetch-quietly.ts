interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/** Whether somebody pays for what comes over this line, or waits for it. */
function isDear() {
  const { connection = {} } = navigator as Navigator & { connection?: Connection }
  const { saveData, effectiveType = '4g', type } = connection
  return saveData === true || type === 'cellular' || effectiveType !== '4g'
}

/** The tags of a page that bring its files before anything is drawn. */
const FILES = 'link[rel=preload], link[rel=stylesheet], script[src]'

/** Files at once. The browser has six connections to a server, and whoever signs in needs one. */
const AT_ONCE = 2

/**
 * Brings the files of pages into the browser's cache, before somebody goes there. The pages themselves name them, with their
 * hashes. Nothing happens on a line that is slow or paid for, and nothing is said where something fails.
 */
export async function fetchQuietly(addresses: string[]): Promise<void> {
  if (isDear()) return
  const pages = await Promise.all([...new Set(addresses)].map(filesOf))
  const files = new Map(pages.flat())
  const rest = files.entries()
  const work = async () => {
    for (const [file, integrity] of rest) await bring(file, integrity)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function filesOf(address: string): Promise<[file: string, integrity: string][]> {
  const answer = await bring(address, '', 'text/html')
  const html = (await answer?.text()) ?? ''
  // The policy of this document holds for what is parsed too, and allows no styles in it.
  const page = new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/gs, ''), 'text/html')
  // What a page takes after its data stands in templates.
  const parts = [page, ...[...page.querySelectorAll('template')].map(({ content }) => content)]
  return parts
    .flatMap((part) => [...part.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(FILES)])
    .map((tag) => [tag.getAttribute('href') ?? tag.getAttribute('src') ?? '', tag.integrity])
}

/** With the mode and the credentials of the tags, or the browser would not find the file in its cache. */
async function bring(address: string, integrity: string, accept = '*/*') {
  try {
    const answer = await fetch(address, { integrity, priority: 'low', headers: { accept } })
    // What is not read to its end is not kept.
    return new Response(await answer.blob())
  } catch {
    return undefined
  }
}
