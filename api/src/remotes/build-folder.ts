import { resolve } from 'node:path'
import { Injectable } from '@nestjs/common'
import { Config } from '../config/config.js'

/** Where the builds of the shell and the remotes are: `shell/dist` and `mfe-…/dist` below its root. */
@Injectable()
export class BuildFolder {
  readonly root: string
  readonly shell: string

  constructor({ distRoot }: Config) {
    this.root = distRoot
    this.shell = resolve(distRoot, 'shell/dist')
  }
}
