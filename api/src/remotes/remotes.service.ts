import type { BootRemote } from '@fichero/contract/remotes.schema'
import type { RetiredRemotesAnswer } from '@fichero/contract/retired-remotes.schema'
import { Injectable } from '@nestjs/common'
import type { ReleaseGroup } from '../access/release-group.js'
import { BuiltInReleases } from './built-in-releases.js'
import { ServedReleases } from './served-releases.js'

/** The remotes of a page. */
@Injectable()
export class RemotesService {
  constructor(
    private readonly builtIn: BuiltInReleases,
    private readonly served: ServedReleases,
  ) {}

  /**
   * By name, each with the release that this group of people gets.
   * @param safe those that came with the system instead
   */
  async list(group?: ReleaseGroup, safe = false): Promise<BootRemote[]> {
    await this.builtIn.publish()
    return safe ? this.served.included() : this.served.forGroup(group)
  }

  retired(): Promise<RetiredRemotesAnswer['retirados']> {
    return this.served.retired()
  }
}
