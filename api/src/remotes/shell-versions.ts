import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Host } from '@fichero/contract/compatibility'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { shellVersions } from '@fichero/contract/releases.schema'
import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Express } from 'express'
import { BuildFolder } from './build-folder.js'

/** What releases must fit: the shell as its build describes it, and the calls of this API. */
@Injectable()
export class ShellVersions {
  private kept?: { stamp: number; host: Host }
  private calls?: string[]

  constructor(
    private readonly builds: BuildFolder,
    private readonly adapter: HttpAdapterHost,
  ) {}

  async host(): Promise<Host> {
    this.calls ??= callsOf(this.adapter.httpAdapter.getInstance())
    return { ...(await this.shell()), calls: this.calls }
  }

  private async shell(): Promise<Host> {
    const file = join(this.builds.shell, 'shell.json')
    try {
      const { mtimeMs } = await stat(file)
      if (this.kept?.stamp !== mtimeMs)
        this.kept = { stamp: mtimeMs, host: shellVersions.parse(JSON.parse(await readFile(file, 'utf8'))) }
      return this.kept.host
    } catch {
      // Without a shell nothing is loaded, so nothing fails.
      return { contract: CONTRACT_MAJOR }
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
