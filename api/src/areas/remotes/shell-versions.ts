import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Host } from '@fichero/contract/compatibility'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { type ShellVersionsFile, shellVersions } from '@fichero/contract/next-release.schema'
import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Express } from 'express'
import { BuildFolder } from './build-folder.js'
import { stampOf } from './read-release.js'

/** The host with which releases must be compatible: the versions in the shell's build, and the endpoints of this API. */
@Injectable()
export class ShellVersions {
  private cached?: { stamp: string; versions: ShellVersionsFile }
  private calls?: string[]

  constructor(
    private readonly builds: BuildFolder,
    private readonly adapter: HttpAdapterHost,
  ) {}

  async host(): Promise<Host> {
    this.calls ??= callsOf(this.adapter.httpAdapter.getInstance())
    // Without a shell no page loads remotes, so the contract version does not matter.
    return { ...((await this.read()) ?? { contract: CONTRACT_MAJOR }), calls: this.calls }
  }

  /** Returns the hash of the shell's build; undefined without a build. */
  async hash(): Promise<string | undefined> {
    return (await this.read())?.hash
  }

  private async read(): Promise<ShellVersionsFile | undefined> {
    const file = join(this.builds.shell, 'shell.json')
    const stamp = await stampOf(file)
    if (stamp === undefined) return undefined
    try {
      if (this.cached?.stamp !== stamp)
        this.cached = { stamp, versions: shellVersions.parse(JSON.parse(await readFile(file, 'utf8'))) }
      return this.cached.versions
    } catch {
      return undefined
    }
  }
}

/** Returns the routes below `/api`, in the format of descriptors: `GET /fichas/:nroFicha`. */
const callsOf = ({ router }: Express): string[] =>
  router.stack.flatMap(({ route }) =>
    (route?.path.startsWith('/api/') ? route.stack : []).map(
      ({ method }) => `${method.toUpperCase()} ${route?.path.slice('/api'.length)}`,
    ),
  )
