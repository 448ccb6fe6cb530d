import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Host } from '@fichero/contract/compatibility'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { type ShellVersionsFile, shellVersions } from '@fichero/contract/releases.schema'
import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Express } from 'express'
import { BuildFolder } from './build-folder.js'
import { stampOf } from './read-release.js'

/** What releases must fit: the shell as its build describes it, and the calls of this API. */
@Injectable()
export class ShellVersions {
  private kept?: { stamp: string; versions: ShellVersionsFile }
  private calls?: string[]

  constructor(
    private readonly builds: BuildFolder,
    private readonly adapter: HttpAdapterHost,
  ) {}

  async host(): Promise<Host> {
    this.calls ??= callsOf(this.adapter.httpAdapter.getInstance())
    // Without a shell nothing is loaded, so nothing fails.
    return { ...((await this.read()) ?? { contract: CONTRACT_MAJOR }), calls: this.calls }
  }

  /** Returns the hash of the shell's build; undefined if it is not known. */
  async hash(): Promise<string | undefined> {
    return (await this.read())?.hash
  }

  private async read(): Promise<ShellVersionsFile | undefined> {
    const file = join(this.builds.shell, 'shell.json')
    const stamp = await stampOf(file)
    if (stamp === undefined) return undefined
    try {
      if (this.kept?.stamp !== stamp)
        this.kept = { stamp, versions: shellVersions.parse(JSON.parse(await readFile(file, 'utf8'))) }
      return this.kept.versions
    } catch {
      return undefined
    }
  }
}

/** The routes below `/api`, as descriptors name them. */
const callsOf = ({ router }: Express): string[] =>
  router.stack.flatMap(({ route }) =>
    (route?.path.startsWith('/api/') ? route.stack : []).map(
      ({ method }) => `${method.toUpperCase()} ${route?.path.slice('/api'.length)}`,
    ),
  )
