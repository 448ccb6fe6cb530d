import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { remoteName } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { z } from 'zod'
import { Config } from '../config/config.js'

/** In the shell's build, the folder of its development build. */
export const DEVELOPMENT = 'development'

const PREFIX = 'mfe-'

/** The folder of the shell's and the remotes' builds: `shell/dist` and `mfe-…/dist`. */
@Injectable()
export class BuildFolder {
  readonly root: string
  readonly shell: string

  constructor({ distRoot }: Config) {
    this.root = distRoot
    this.shell = resolve(distRoot, 'shell/dist')
  }

  /** The folders of the remotes that came with the system, by its list `remotes.json`. Without one, none did. */
  async listed(): Promise<string[]> {
    const text = await readFile(join(this.root, 'remotes.json'), 'utf8').catch(() => '[]')
    return z
      .array(remoteName)
      .parse(JSON.parse(text))
      .map((name) => PREFIX + name)
  }

  /** The folders of all remotes that are there. */
  async folders(): Promise<string[]> {
    const entries = await readdir(this.root)
    return entries.filter((entry) => entry.startsWith(PREFIX))
  }
}
