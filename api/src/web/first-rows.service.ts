import type { Language } from '@fichero/contract/enums'
import { ownValue } from '@fichero/contract/own-value'
import { pageRows } from '@fichero/contract/page-rows.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { DrawnFiles } from './drawn-files.js'
import { matchRoute } from './match-route.js'

/** Templates of what a page shows first, which the browser fills. */
export interface PageRows {
  /** The call whose answer fills them, as the route declares it. */
  call: string
  /** Drawn by the build of the remote. */
  html: string
  /** The style sheets for it. */
  styles: string[]
}

/** Finds the first rows that a remote's build has drawn of a page. */
@Injectable()
export class FirstRowsService {
  constructor(private readonly files: DrawnFiles) {}

  /** An address with a query may ask for other rows, or for another order: the screen itself shows those. */
  async find(remotes: RemoteDescriptor[], path: string, search: URLSearchParams, language: Language) {
    const { remote, route } = matchRoute(remotes, path) ?? {}
    if (!remote?.firstRows || !route || search.size > 0) return undefined
    const drawn = await this.files.read(remote, remote.firstRows[language], pageRows)
    const rows = drawn && ownValue(drawn, route.page)
    if (!rows) return undefined
    return { ...rows, styles: await this.files.texts(remote, remote.firstRows.styles) } satisfies PageRows
  }
}
