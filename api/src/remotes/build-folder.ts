import { resolve } from 'node:path'
import { Injectable } from '@nestjs/common'
import { Config } from '../config/config.js'

/** In the shell's build, the folder of its development build. */
export const DEVELOPMENT = 'development'

/** The folder of the shell's and the remotes' builds: `shell/dist` and `mfe-…/dist`. */
@Injectable()
export class BuildFolder {
  readonly root: string
  readonly shell: string

  constructor({ distRoot }: Config) {
    this.root = distRoot
    this.shell = resolve(distRoot, 'shell/dist')
  }
}
