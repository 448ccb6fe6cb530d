import type { Language } from '@fichero/contract/enums'
import { ownValue } from '@fichero/contract/own-value'
import { type PageDocuments, pageDocuments, REMOTE_FILES } from '@fichero/contract/page-documents.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { ServedFiles } from '../remotes/served-files.js'
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

/** Files in memory: two languages of some releases. */
const MOST_KEPT = 8

/** Finds the text that a remote's build has drawn of a page. */
@Injectable()
export class DocumentsService {
  private readonly kept = new Map<string, PageDocuments>()

  constructor(private readonly files: ServedFiles) {}

  async find(remotes: RemoteDescriptor[], path: string, language: Language): Promise<PageText | undefined> {
    const remote = matchRoute(remotes, path)?.remote
    if (!remote?.documents) return undefined
    const documents = await this.read(remote, remote.documents[language])
    const document = documents && ownValue(documents, path.replace(/\/$/, ''))
    if (!document) return undefined
    return {
      language,
      title: document.title,
      html: document.html.replaceAll(REMOTE_FILES, filesOf(remote)),
      styles: await this.stylesOf(remote, remote.documents.styles),
    }
  }

  private async stylesOf(remote: RemoteDescriptor, files: string[]): Promise<string[]> {
    const found = await Promise.all(files.map((file) => this.files.find(remote.name, remote.hash, file, ['identity'])))
    return found.flatMap((style) => (style ? [style.bytes.toString('utf8')] : []))
  }

  private async read(remote: RemoteDescriptor, file: string): Promise<PageDocuments | undefined> {
    const key = filesOf(remote) + file
    const known = this.kept.get(key)
    if (known) return known
    const found = await this.files.find(remote.name, remote.hash, file, ['identity'])
    const documents = found && parse(found.bytes.toString('utf8'))
    if (!documents) return undefined
    const [oldest] = this.kept.keys()
    if (this.kept.size >= MOST_KEPT && oldest) this.kept.delete(oldest)
    this.kept.set(key, documents)
    return documents
  }
}

/** Without a readable file the page is drawn in the browser, as others are. */
function parse(text: string): PageDocuments | undefined {
  try {
    return pageDocuments.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const filesOf = ({ name, hash }: RemoteDescriptor) => `/remotes/${name}/${hash}/`
