import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { remoteName } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { z } from 'zod'
import { Config } from '../../config/config.js'

/** Folder of the development build inside the shell's build. */
export const DEVELOPMENT = 'development'

/** Prefix of the folders of remotes. */
const PREFIX = 'mfe-'

/** Finds the builds of the shell (`shell/dist`) and of the remotes (`mfe-…/dist`). */
@Injectable()
export class BuildFolder {
  readonly root: string
  readonly shell: string

  constructor({ distRoot }: Config) {
    this.root = distRoot
    this.shell = resolve(distRoot, 'shell/dist')
  }

  /** Returns the folders of the bundled remotes, which `remotes.json` lists; none without that file. */
  async listed(): Promise<string[]> {
    const text = await readFile(join(this.root, 'remotes.json'), 'utf8').catch(() => '[]')
    return z
      .array(remoteName)
      .parse(JSON.parse(text))
      .map((name) => PREFIX + name)
  }

  /** Returns the folders of all remotes. */
  async folders(): Promise<string[]> {
    const entries = await readdir(this.root)
    return entries.filter((entry) => entry.startsWith(PREFIX))
  }
}
