import type { Language } from '@fichero/contract/enums'
import { ownValue } from '@fichero/contract/own-value'
import { pageDocuments, REMOTE_FILES } from '@fichero/contract/page-documents.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { matchRoute } from './match-route.js'
import { PrerenderedFiles } from './prerendered-files.js'

/** The prerendered text of a page, which is in the HTML before any script runs. */
export interface PageText {
  language: Language
  title: string
  /** The text as HTML, prerendered by the build of the remote. */
  html: string
  /** Contents of the text's style sheets. Separate requests for them could delay the shell's scripts. */
  styles: string[]
}

/** Finds page texts that the builds of remotes have prerendered. */
@Injectable()
export class DocumentsService {
  constructor(private readonly files: PrerenderedFiles) {}

  async find(remotes: RemoteDescriptor[], path: string, language: Language): Promise<PageText | undefined> {
    const remote = matchRoute(remotes, path)?.remote
    if (!remote?.documents) return undefined
    const documents = await this.files.read(remote, remote.documents[language], pageDocuments)
    const document = documents && ownValue(documents, path.replace(/\/$/, ''))
    if (!document) return undefined
    return {
      language,
      title: document.title,
      // The build does not know the URL of its files, because it contains the hash, and writes the placeholder `REMOTE_FILES`.
      html: document.html.replaceAll(REMOTE_FILES, `/remotes/${remote.name}/${remote.hash}/`),
      styles: await this.files.texts(remote, remote.documents.styles),
    }
  }
}
