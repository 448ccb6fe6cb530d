import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BootRemote, RemotesAnswer } from '@fichero/contract/remotes.schema'
import { activate, api, builds, first, newer, publish, second, served, useRegistry } from '../testing/registry.js'

useRegistry()

const PAGE = `<!doctype html><html lang="es"><head><title>Fichero</title></head><body><div id="root"></div>
<script type="application/json" id="fichero-boot"></script></body></html>`

beforeEach(async () => {
  await writeFile(join(builds.root, 'shell/dist/index.html'), PAGE)
  await served()
  await publish(newer)
  await activate(newer)
})

/** The hashes of the releases that a page is made with. */
async function booted(path: string): Promise<string[]> {
  const html = await (await fetch(api.url + path, { headers: { accept: 'text/html' } })).text()
  const boot = JSON.parse(/id="fichero-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as BootRemote[]
  return boot.map(({ hash }) => hash)
}

it('a page that asks for it gets the releases that came with the system, and so does its list', async () => {
  expect(await booted('/modulos')).toEqual([second])
  expect(await booted('/modulos?seguro')).toEqual([first])
  const { body } = await api.get<RemotesAnswer>('/remotes?seguro=true')
  expect(body.remotes.map(({ hash, previous }) => [hash, previous])).toEqual([[first, undefined]])
  expect((await api.get<RemotesAnswer>('/remotes')).body.remotes[0]?.hash).toBe(second)
})
