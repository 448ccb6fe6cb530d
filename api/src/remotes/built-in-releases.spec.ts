import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { Logger } from '@nestjs/common'
import { createApp } from '../app.js'
import { Config } from '../config/config.js'
import { type Api, startApi } from '../testing/api.js'
import { demoBuild, ENTRY, emptyRoot, route } from '../testing/remote-build.js'

let builds: Awaited<ReturnType<typeof emptyRoot>>
let api: Api

const other = demoBuild(ENTRY, { name: 'other', routes: [route('/other')] })
const newer = demoBuild(`${ENTRY}; // newer`)

const namesAt = async (url: string) => {
  const { remotes } = (await (await fetch(`${url}/api/remotes`)).json()) as RemotesAnswer
  return remotes.map(({ name, version }) => `${name} ${version}`)
}

beforeEach(async () => {
  builds = await emptyRoot()
  await builds.write(demoBuild())
})
afterEach(async () => {
  await api.close()
  await builds.remove()
})

const start = async () => {
  api = await startApi({ distRoot: builds.root, production: true })
}

/** What a system lists that was started over the same database. */
async function afterRestart() {
  const next = await createApp({ ...api.app.get(Config), distRoot: builds.root }, api.dataSource)
  await next.listen(0, '127.0.0.1')
  const names = await namesAt(await next.getUrl())
  next.getHttpServer().closeAllConnections()
  next.getHttpServer().close()
  return names
}

it('takes what came with it, by its list, and nothing that was built beside it', async () => {
  await builds.list('demo', 'planned')
  await builds.write(other)
  await start()
  expect(await namesAt(api.url)).toEqual(['demo 1.0.0'])
  await builds.list('demo', 'other')
  expect(await namesAt(api.url)).toEqual(['demo 1.0.0'])
  expect((await afterRestart()).toSorted()).toEqual(['demo 1.0.0', `other ${other.descriptor.version}`])
})

it('takes it once: another build in its folder waits for the next start', async () => {
  await builds.list('demo')
  await start()
  expect(await namesAt(api.url)).toEqual(['demo 1.0.0'])
  await builds.write(newer)
  expect(await namesAt(api.url)).toEqual(['demo 1.0.0'])
  expect(await afterRestart()).toEqual([`demo ${newer.descriptor.version}`])
})

it('comes with nothing where it has no list', async () => {
  await start()
  expect(await namesAt(api.url)).toEqual([])
})

it('says once which of them is incomplete', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  await builds.list('demo')
  await truncate(join(builds.dist, 'remote-entry.js'), 3)
  await start()
  expect([await namesAt(api.url), await namesAt(api.url)]).toEqual([[], []])
  expect(warn.mock.calls).toEqual([['mfe-demo is incomplete. Build it again and restart.']])
  warn.mockRestore()
})
