import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { Logger } from '@nestjs/common'
import { type Api, startApi } from '../../../testing/api.js'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { demoBuild, ENTRY, emptyRoot, route } from '../../../testing/remote-build.js'
import { Config } from '../../config/config.js'
import { createApp } from '../../server/app.js'
import { Remote } from './remote.entity.js'

let builds: Awaited<ReturnType<typeof emptyRoot>>
let api: Api

const other = demoBuild(ENTRY, { name: 'other', routes: [route('/other')] })
const { hash } = demoBuild().descriptor
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

/** Starts another node on the same database, and returns the remotes that it lists. */
async function afterRestart() {
  const next = await createApp({ ...api.app.get(Config), distRoot: builds.root }, api.dataSource)
  await next.listen(0, '127.0.0.1')
  const names = await namesAt(await next.getUrl())
  next.getHttpServer().closeAllConnections()
  next.getHttpServer().close()
  return names
}

it('only builds that `remotes.json` lists are published', async () => {
  await builds.list('demo', 'planned')
  await builds.write(other)
  await start()
  expect(await namesAt(api.url)).toEqual(['demo 1.0.0'])
  await builds.list('demo', 'other')
  expect(await namesAt(api.url)).toEqual(['demo 1.0.0'])
  expect((await afterRestart()).toSorted()).toEqual(['demo 1.0.0', `other ${other.descriptor.version}`])
})

it('a newer build in the same folder is published only at the next start', async () => {
  await builds.list('demo')
  await start()
  expect(await namesAt(api.url)).toEqual(['demo 1.0.0'])
  await builds.write(newer)
  expect(await namesAt(api.url)).toEqual(['demo 1.0.0'])
  expect(await afterRestart()).toEqual([`demo ${newer.descriptor.version}`])
})

it('a restart with the same builds changes nothing', async () => {
  await builds.list('demo')
  await start()
  await namesAt(api.url)
  const rows = async () => [
    await api.dataSource.manager.find(Remote),
    await auditEntriesOf(api.dataSource, 'remoto', 'demo'),
  ]
  const before = await rows()
  expect(before).toMatchObject([[{ nombre: 'demo', activa: hash, incluida: hash, anterior: null }], []])
  expect(await afterRestart()).toEqual(['demo 1.0.0'])
  expect(await rows()).toEqual(before)
  await builds.write(newer)
  await afterRestart()
  const next = newer.descriptor.hash
  expect(await rows()).toMatchObject([
    [{ nombre: 'demo', activa: next, incluida: next, anterior: hash }],
    [{ accion: 'remotes:install', id_usuario: null, antes: { lanzamiento: hash }, despues: { lanzamiento: next } }],
  ])
})

it('without `remotes.json`, no build is published', async () => {
  await start()
  expect(await namesAt(api.url)).toEqual([])
})

it('an incomplete build causes one warning, and a missing build causes none', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  await builds.list('demo', 'planned')
  await truncate(join(builds.dist, 'remote-entry.js'), 3)
  await start()
  expect([await namesAt(api.url), await namesAt(api.url)]).toEqual([[], []])
  expect(warn.mock.calls).toEqual([['mfe-demo is incomplete. Build it again and restart.']])
  warn.mockRestore()
})
