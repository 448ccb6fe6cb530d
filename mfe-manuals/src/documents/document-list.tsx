import { documentFile } from '@fichero/contract/calls/manuals.calls'
import { DOCUMENT_CATEGORIES } from '@fichero/contract/enums'
import type { ListedDocument } from '@fichero/contract/manuals.schema'
import { addressOf } from '@fichero/kit/api'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { DocumentTools } from './document-tools'
import classes from './downloads.module.css'
import { EditDocument } from './edit-document'
import { useDocumentTitle } from './use-document-title'

/** List of the documents, by category. */
export function DocumentList({ documents }: { documents: ListedDocument[] }) {
  const { t } = useTranslation('manuals')
  return (
    // Not in a row, because a row is remounted when another user changes the document's category.
    <EditDocument.Host>
      {documents.length === 0 && <p className={classes.help}>{t('documents.none')}</p>}
      {DOCUMENT_CATEGORIES.map((category) => {
        const listed = documents.filter(({ categoria }) => categoria === category)
        if (listed.length === 0) return null
        return (
          <section key={category}>
            <h3 className={classes.category}>{t(`kit:value.categoria.${category}`)}</h3>
            <ul className={classes.files}>
              {listed.map((document) => (
                <DocumentRow key={document.id} document={document} />
              ))}
            </ul>
          </section>
        )
      })}
    </EditDocument.Host>
  )
}

function DocumentRow({ document }: { document: ListedDocument }) {
  const { t } = useTranslation('manuals')
  const { dateTime, fileSize, number } = useFormat()
  const title = useDocumentTitle()(document)
  const { id, archivo, tamano, fecha, estado, descargas, can } = document
  const isWithdrawn = estado === 'retirado'
  const facts = [
    archivo.slice(archivo.lastIndexOf('.') + 1).toUpperCase(),
    fileSize(tamano),
    dateTime(fecha),
    ...(descargas === null ? [] : [t('documents.downloads', { count: descargas, number: number(descargas) })]),
    ...(isWithdrawn ? [t('documents.withdrawn')] : []),
  ]
  return (
    <li className={classes.document}>
      <div>
        {isWithdrawn ? (
          <span className={classes.withdrawn}>{title}</span>
        ) : (
          <a href={addressOf(documentFile.path, { id })} download>
            {title}
          </a>
        )}
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </div>
      {(can.edit || can.withdraw || can.restore) && <DocumentTools document={document} />}
    </li>
  )
}
