import type { Language } from '@fichero/contract/enums'
import { ownValue } from '@fichero/contract/own-value'
import { pageDocuments, REMOTE_FILES } from '@fichero/contract/page-documents.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { DrawnFiles } from './drawn-files.js'
import { matchRoute } from './match-route.js'

/** The text of a page, which stands in the HTML before any script runs. */
export interface PageText {
  language: Language
  title: string
  /** Drawn by the build of the remote. */
  html: string
  /** The style sheets for it. Their requests would hold back the shell's scripts as long as they hang. */
  styles: string[]
}

/** Finds the text that a remote's build has drawn of a page. */
@Injectable()
export class DocumentsService {
  constructor(private readonly files: DrawnFiles) {}

  async find(remotes: RemoteDescriptor[], path: string, language: Language): Promise<PageText | undefined> {
    const remote = matchRoute(remotes, path)?.remote
    if (!remote?.documents) return undefined
    const documents = await this.files.read(remote, remote.documents[language], pageDocuments)
    const document = documents && ownValue(documents, path.replace(/\/$/, ''))
    if (!document) return undefined
    return {
      language,
      title: document.title,
      html: document.html.replaceAll(REMOTE_FILES, `/remotes/${remote.name}/${remote.hash}/`),
      styles: await this.files.texts(remote, remote.documents.styles),
    }
  }
}
