import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { Page } from '@playwright/test'
import { integrityOf } from './builds'

const ROOT = resolve(import.meta.dirname, '../..')
const HASH = 'c4a05c4a05c4a050'

/** A release of a remote as its maintainers would have published it with a fault in it. */
export interface BrokenRelease {
  descriptor: RemoteDescriptor
  /** What it was made of, which the server has. */
  built: RemoteDescriptor
  /** Changed files by name; the others are those of the build. */
  files: Map<string, string>
}

type Change = (text: string, file: string, descriptor: RemoteDescriptor) => string

/** Makes a release with another hash, whose scripts are changed and hashed as a build would. */
export async function breakRelease(
  name: string,
  { change = (text) => text, ...declared }: Partial<RemoteDescriptor> & { change?: Change },
): Promise<BrokenRelease> {
  const dist = join(ROOT, `mfe-${name}`, 'dist')
  const built = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as RemoteDescriptor
  const files = new Map<string, string>()
  const hashes = new Map<string, string>()
  const rewrite = async (file: string) => {
    const text = await readFile(join(dist, file), 'utf8')
    // Each build has a name of its own for the chunks that it has loaded, and its entry the hashes of its chunks.
    const own = text
      .replace(/(rspackChunk\w+)/g, '$1_chaos')
      .replace(/sha384-[\w+/]{64}/g, (before) => hashes.get(before) ?? before)
    files.set(file, change(own, file, built))
  }
  const scripts = built.assets.filter(({ file }) => file.endsWith('.js') && file !== built.entry)
  await Promise.all(scripts.map(({ file }) => rewrite(file)))
  for (const { file, integrity } of scripts) hashes.set(integrity, integrityOf(files.get(file) ?? ''))
  await rewrite(built.entry)
  const assets = built.assets.map((asset) => {
    const changed = files.get(asset.file)
    return changed === undefined ? asset : { ...asset, integrity: integrityOf(changed) }
  })
  return { descriptor: { ...built, ...declared, hash: HASH, assets }, built, files }
}

/** Makes releases the active ones for a page: in the document, in the list, and as files. */
export async function activate(page: Page, broken: BrokenRelease[]) {
  const replaced = (remotes: RemoteDescriptor[]) =>
    remotes.map((remote) => broken.find(({ descriptor }) => descriptor.name === remote.name)?.descriptor ?? remote)
  await page.route('**/api/remotes', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { remotes: RemoteDescriptor[] }
    await route.fulfill({ response, json: { ...body, remotes: replaced(body.remotes) } })
  })
  const names = broken.map(({ descriptor }) => descriptor.name).join('|')
  const preloads = new RegExp(`<link rel="preload"[^>]*/remotes/(${names})/[^>]*>`, 'g')
  await page.route(
    (url) => !/^\/(api|remotes)\/|\./.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/(id="fichero-boot">)(.*?)(<\/script>)/s, (_, open: string, boot: string, close: string) => {
          const remotes = replaced(JSON.parse(boot) as RemoteDescriptor[])
          return open + JSON.stringify(remotes).replaceAll('<', '\\u003c') + close
        })
        .replace(preloads, '')
      await route.fulfill({ response, body: html })
    },
  )
  for (const { descriptor, files } of broken)
    await page.route(`**/remotes/${descriptor.name}/${HASH}/**`, async (route) => {
      const file = new URL(route.request().url()).pathname.split('/').slice(4).join('/')
      const body = files.get(file) ?? (await readFile(join(ROOT, `mfe-${descriptor.name}`, 'dist', file), 'utf8'))
      const type = { js: 'text/javascript', css: 'text/css' }[file.split('.').pop() ?? ''] ?? 'application/json'
      await route.fulfill({ body, contentType: type })
    })
}
