import { DOCUMENT_CATEGORIES } from '@fichero/contract/enums'
import type { DocumentsAnswer } from '@fichero/contract/manuals.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities, allows, authorize } from '../../access/policy.js'
import { fail } from '../../errors/fail.js'
import type { StoredFile } from '../../http/validation/returns-stored-file.decorator.js'
import { readContent } from './document-parts.js'
import { DownloadCounts } from './download-counts.js'
import { ManualDocument } from './manual-document.entity.js'
import { documentPolicy, documentsPolicy, viewDocument } from './manuals.policy.js'
import { presentDocument } from './present-document.js'
import { attachment } from './saved-name.js'

@Injectable()
export class DocumentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: DownloadCounts,
  ) {}

  async list(actor: Actor | undefined): Promise<DocumentsAnswer> {
    const rows = await this.dataSource.manager.find(ManualDocument)
    const { compare } = new Intl.Collator('es', { numeric: true })
    const categoryIndex = (row: ManualDocument) => DOCUMENT_CATEGORIES.indexOf(row.categoria)
    const visible = rows
      .filter((row) => allows(viewDocument, actor, row))
      .sort((a, b) => categoryIndex(a) - categoryIndex(b) || compare(a.titulo_es, b.titulo_es) || a.id - b.id)
    const documentos = visible.map((row) => ({
      ...presentDocument(row),
      descargas: allows(documentPolicy.edit, actor, row) ? row.descargas : null,
      can: abilities(documentPolicy, actor, row),
    }))
    return { ok: true, documentos, can: abilities(documentsPolicy, actor, undefined) }
  }

  /** Returns a document's file for a download. */
  async open(actor: Actor | undefined, id: number): Promise<StoredFile> {
    const row = await this.dataSource.manager.findOneBy(ManualDocument, { id })
    if (!row) throw fail('document_not_found')
    authorize(viewDocument, actor, row)
    return {
      disposition: attachment(row.archivo),
      type: row.tipo,
      size: row.tamano,
      sha256: row.sha256,
      content: this.counted(row),
    }
  }

  /** Yields the content and counts the download. A HEAD request does not read the content, so it is not counted. */
  private async *counted(row: ManualDocument): AsyncGenerator<Buffer> {
    this.counts.add(row.id)
    yield* readContent(this.dataSource, row)
  }
}
