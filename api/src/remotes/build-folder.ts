import { resolve } from 'node:path'
import { Injectable } from '@nestjs/common'

/** Where the builds of the shell and the remotes are: `shell/dist` and `mfe-…/dist` below the repository's root, or below DIST_ROOT. */
@Injectable()
export class BuildFolder {
  readonly root = resolve(process.env.DIST_ROOT || resolve(__dirname, '../../..'))

  readonly shell = resolve(this.root, 'shell/dist')
}
