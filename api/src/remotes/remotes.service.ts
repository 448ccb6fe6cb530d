import type { BootRemote } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import type { ReleaseGroup } from '../access/release-group.js'
import { BuiltInReleases } from './built-in-releases.js'
import { ReleasesInUse } from './releases-in-use.js'

/** The remotes of a page. */
@Injectable()
export class RemotesService {
  constructor(
    private readonly builtIn: BuiltInReleases,
    private readonly inUse: ReleasesInUse,
  ) {}

  /**
   * By name, each with the release that this group of people gets.
   * @param safe those that came with the system instead
   */
  async list(group?: ReleaseGroup, safe = false): Promise<BootRemote[]> {
    await this.builtIn.publish()
    return safe ? this.inUse.included() : this.inUse.forGroup(group)
  }
}
