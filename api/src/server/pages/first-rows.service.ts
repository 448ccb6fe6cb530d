import type { Language } from '@fichero/contract/enums'
import { ownValue } from '@fichero/contract/own-value'
import { pageRows } from '@fichero/contract/page-rows.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { matchRoute } from './match-route.js'
import { PrerenderedFiles } from './prerendered-files.js'

/** Templates of a page's first rows, which the browser fills. */
export interface PageRows {
  /** The call whose answer fills the rows, as the route declares it. */
  call: string
  /** The templates as HTML, prerendered by the build of the remote. */
  html: string
  /** Contents of the style sheets of the rows. */
  styles: string[]
}

/** Finds row templates of pages that the builds of remotes have prerendered. */
@Injectable()
export class FirstRowsService {
  constructor(private readonly files: PrerenderedFiles) {}

  /** Returns no templates for a URL with a query, which may request other rows or another order. */
  async find(remotes: RemoteDescriptor[], path: string, search: URLSearchParams, language: Language) {
    const { remote, route } = matchRoute(remotes, path) ?? {}
    if (!remote?.firstRows || !route || search.size > 0) return undefined
    const pages = await this.files.read(remote, remote.firstRows[language], pageRows)
    const rows = pages && ownValue(pages, route.page)
    if (!rows) return undefined
    return { ...rows, styles: await this.files.texts(remote, remote.firstRows.styles) } satisfies PageRows
  }
}
