import { MAX_DOCUMENTS } from '@fichero/contract/limits'
import type { DocumentAnswer, DocumentData } from '@fichero/contract/manuals.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { updateRow } from '../../records/row-updates/update-row.js'
import { requireVersion } from '../../records/row-updates/versions.js'
import { type AcceptedDocument, acceptDocument } from './accepted-document.js'
import { writeParts } from './document-parts.js'
import { ManualDocument } from './manual-document.entity.js'
import { documentPolicy } from './manuals.policy.js'
import { presentDocument } from './present-document.js'

interface Update {
  id: number
  data: DocumentData
  file: Express.Multer.File | undefined
  ifMatch: string | undefined
}

/** The state of a document after each action, and the success message. */
const STATES = {
  withdraw: { estado: 'retirado', success: 'document_withdrawn' },
  restore: { estado: 'publicado', success: 'document_restored' },
} as const

@Injectable()
export class DocumentChangesService {
  constructor(private readonly dataSource: DataSource) {}

  async publish(actor: Actor, data: DocumentData, file: Express.Multer.File | undefined): Promise<DocumentAnswer> {
    const { bytes, ...content } = await acceptDocument(file)
    return inTransaction(this.dataSource, async (manager) => {
      await refusePublishedFile(manager, content)
      if ((await manager.count(ManualDocument)) >= MAX_DOCUMENTS)
        throw fail('too_many_documents', { max: MAX_DOCUMENTS })
      const document = Object.assign(new ManualDocument(), {
        ...data,
        ...content,
        estado: 'publicado',
        descargas: 0,
        fecha: new Date(),
        version: 1,
      } satisfies Omit<ManualDocument, 'id'>)
      await manager.insert(ManualDocument, document)
      await writeParts(manager, document, bytes)
      const { archivo, sha256 } = content
      await audit(manager, {
        actor,
        accion: 'manuals:publish',
        entidad: 'documento',
        entidad_id: document.id,
        despues: { ...data, archivo, sha256 },
      })
      return succeed('document_published', { documento: presentDocument(document) })
    })
  }

  async update(actor: Actor, { id, data, file, ifMatch }: Update): Promise<DocumentAnswer> {
    const content = file && (await acceptDocument(file))
    return inTransaction(this.dataSource, async (manager) => {
      const document = await lockRow(manager, ManualDocument, { id }, 'document_not_found')
      authorize(documentPolicy.edit, actor, document)
      await requireVersion(ifMatch, document.version, () => presentDocument(document))
      const replaced =
        content && content.sha256 !== document.sha256 ? await replaceContent(manager, document, content) : {}
      const saved = await updateRow(manager, document, { actor, accion: 'manuals:edit', values: data, ...replaced })
      return succeed('document_updated', { documento: presentDocument(saved) })
    })
  }

  setState(actor: Actor, id: number, verb: keyof typeof STATES): Promise<DocumentAnswer> {
    const { estado, success } = STATES[verb]
    return inTransaction(this.dataSource, async (manager) => {
      const document = await lockRow(manager, ManualDocument, { id }, 'document_not_found')
      authorize(documentPolicy[verb], actor, document)
      const saved = await updateRow(manager, document, { actor, accion: `manuals:${verb}`, values: { estado } })
      return succeed(success, { documento: presentDocument(saved) })
    })
  }
}

/** Rejects a file that is already published. The unique key rejects the second of two concurrent uploads. */
async function refusePublishedFile(manager: EntityManager, { sha256 }: Pick<ManualDocument, 'sha256'>): Promise<void> {
  const known = await manager.findOneBy(ManualDocument, { sha256 })
  if (known) throw fail('document_exists', { titulo: known.titulo_es })
}

/** Writes the new content, and returns the changed columns and audited values for `updateRow`. */
async function replaceContent(
  manager: EntityManager,
  document: ManualDocument,
  { bytes, ...content }: AcceptedDocument,
) {
  await refusePublishedFile(manager, content)
  await writeParts(manager, { id: document.id, sha256: content.sha256 }, bytes)
  const fileOf = ({ archivo, sha256 }: Pick<ManualDocument, 'archivo' | 'sha256'>) => ({ archivo, sha256 })
  return {
    unaudited: { ...content, fecha: new Date() },
    also: { antes: fileOf(document), despues: fileOf(content) },
  }
}
