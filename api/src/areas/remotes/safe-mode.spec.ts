import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BootRemote, RemotesAnswer } from '@fichero/contract/remotes.schema'
import {
  activate,
  api,
  builds,
  formerHash,
  newer,
  newerHash,
  publish,
  storeBundledRelease,
  useRegistry,
} from '../../../testing/registry.js'

useRegistry()

const PAGE = `<!doctype html><html lang="es"><head><title>Fichero</title></head><body><div id="root"></div>
<script type="application/json" id="fichero-boot"></script></body></html>`

beforeEach(async () => {
  await writeFile(join(builds.root, 'shell/dist/index.html'), PAGE)
  await storeBundledRelease()
  await publish(newer)
  await activate(newer)
})

/** Returns the hashes of the releases in a page's HTML. */
async function booted(path: string): Promise<string[]> {
  const html = await (await fetch(api.url + path, { headers: { accept: 'text/html' } })).text()
  const boot = JSON.parse(/id="fichero-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as BootRemote[]
  return boot.map(({ hash }) => hash)
}

it('pages and lists have the bundled releases if the request has the safe-mode parameter', async () => {
  expect(await booted('/modulos')).toEqual([newerHash])
  expect(await booted('/modulos?seguro')).toEqual([formerHash])
  const { body } = await api.get<RemotesAnswer>('/remotes?seguro=true')
  expect(body.remotes.map(({ hash, previous }) => [hash, previous])).toEqual([[formerHash, undefined]])
  expect((await api.get<RemotesAnswer>('/remotes')).body.remotes[0]?.hash).toBe(newerHash)
})
