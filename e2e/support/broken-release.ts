import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { Page } from '@playwright/test'
import { integrityOf } from './builds'

const ROOT = resolve(import.meta.dirname, '../..')
const HASH = 'c4a05c4a05c4a050'

/** A faulty release of a remote, which is only served to a page and not published. */
export interface BrokenRelease {
  descriptor: RemoteDescriptor
  /** The published release from which the faulty release is made. */
  built: RemoteDescriptor
  /** The changed files by name. All other files of the build are unchanged. */
  files: Map<string, string>
}

/** Returns the changed text of a script of the release. */
type Change = (text: string, file: string, descriptor: RemoteDescriptor) => string

/** Makes a release with another hash, changed scripts, and the integrity values that a build would write for them. */
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
    // As in another build, the list of loaded chunks has another name, and the entry has the new hashes of its chunks.
    const rewritten = text
      .replace(/(rspackChunk\w+)/g, '$1_chaos')
      .replace(/sha384-[\w+/]{64}/g, (before) => hashes.get(before) ?? before)
    files.set(file, change(rewritten, file, built))
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

/** Makes releases active for one page: replaces them in its document and in the list of remotes, and serves their files. */
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
