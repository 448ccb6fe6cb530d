import type { BootRemote } from '@fichero/contract/remotes.schema'
import type { RetiredRemotesAnswer } from '@fichero/contract/retired-remotes.schema'
import { Injectable } from '@nestjs/common'
import type { ReleaseGroup } from '../../access/release-group.js'
import { BuiltInReleases } from './built-in-releases.js'
import { ServedReleases } from './served-releases.js'

/** Lists the remotes that a page loads. */
@Injectable()
export class RemotesService {
  constructor(
    private readonly builtIn: BuiltInReleases,
    private readonly served: ServedReleases,
  ) {}

  /**
   * Returns the release of each remote that a group of users gets, sorted by the remote's name.
   * @param safe returns the bundled releases instead (`?seguro`)
   */
  async list(group?: ReleaseGroup, safe = false): Promise<BootRemote[]> {
    await this.builtIn.publish()
    return safe ? this.served.included() : this.served.forGroup(group)
  }

  retired(): Promise<RetiredRemotesAnswer['retirados']> {
    return this.served.retired()
  }
}
