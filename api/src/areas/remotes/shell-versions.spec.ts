import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { HttpAdapterHost } from '@nestjs/core'
import express from 'express'
import { emptyRoot } from '../../../testing/remote-build.js'
import type { Config } from '../../config/config.js'
import { BuildFolder } from './build-folder.js'
import { ShellVersions } from './shell-versions.js'

let builds: Awaited<ReturnType<typeof emptyRoot>>
beforeEach(async () => {
  builds = await emptyRoot()
})
afterEach(() => builds.remove())

const VERSIONS = { version: '1.0.0', hash: '0123456789abcdef', contract: 9, kit: '1.2.0', runtime: 2 }

function open(app = express()) {
  const adapter = { httpAdapter: { getInstance: () => app } } as unknown as HttpAdapterHost
  return new ShellVersions(new BuildFolder({ distRoot: builds.root } as Config), adapter)
}

it("host and hash have the values of the shell's current build, even after the build was replaced", async () => {
  await builds.writeShell(VERSIONS)
  const shell = open()
  expect(await shell.host()).toEqual({ ...VERSIONS, calls: [] })
  expect(await shell.hash()).toBe(VERSIONS.hash)
  await builds.writeShell({ ...VERSIONS, kit: '1.10.0', hash: 'fedcba9876543210' })
  expect([(await shell.host()).kit, await shell.hash()]).toEqual(['1.10.0', 'fedcba9876543210'])
})

it('hash returns undefined for a build without a hash', async () => {
  const { hash: _, ...rest } = VERSIONS
  await builds.writeShell(rest)
  expect(await open().hash()).toBeUndefined()
})

it.each([
  ['the file is missing', async () => undefined],
  ['the file is half written', () => writeFile(join(builds.root, 'shell/dist/shell.json'), '{"version":')],
  ['the file is invalid', () => builds.writeShell({ version: '1.0.0' })],
])('host returns the contract version of the API if the shell’s versions are unknown: %s', async (_, write) => {
  await write()
  const shell = open()
  expect(await shell.host()).toEqual({ contract: CONTRACT_MAJOR, calls: [] })
  expect(await shell.hash()).toBeUndefined()
})

it('host returns the endpoints of the API in the format of descriptors', async () => {
  const app = express()
  const end = () => undefined
  app.use('/api/files', end)
  app.get('/api/fichas/:id', end).put('/api/fichas/:id', end).get('/apiary', end).get('/metrics', end)
  expect((await open(app).host()).calls).toEqual(['GET /fichas/:id', 'PUT /fichas/:id'])
})

describe('the bundled builds', () => {
  const folder = () => new BuildFolder({ distRoot: builds.root } as Config)

  it('are the builds in `remotes.json`; without this file there are none', async () => {
    expect(await folder().listed()).toEqual([])
    await builds.list('demo', 'other')
    expect(await folder().listed()).toEqual(['mfe-demo', 'mfe-other'])
    await builds.list('../demo')
    await expect(folder().listed()).rejects.toThrow()
  })

  it('are among the folders of all remotes', async () => {
    expect(await folder().folders()).toEqual([])
    await writeFile(join(builds.root, 'mfe-demo'), '')
    expect(await folder().folders()).toEqual(['mfe-demo'])
  })
})
