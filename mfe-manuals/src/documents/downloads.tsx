import { listDocuments, sampleFile } from '@fichero/contract/calls/manuals.calls'
import { exportTemplate } from '@fichero/contract/calls/programs.calls'
import { SAMPLE_KINDS, TEMPLATE_KINDS } from '@fichero/contract/enums'
import { addressOf, useCall } from '@fichero/kit/api'
import { DownloadButton } from '@fichero/kit/download'
import { QueryView, SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { DocumentList } from './document-list'
import { PublishPart } from './document-tools'
import classes from './downloads.module.css'

/** Downloads for readers: empty templates, sample reports and the published documents. */
export function Downloads() {
  const { t } = useTranslation('manuals')
  const query = useCall(listDocuments)
  return (
    <div className={classes.downloads}>
      <section>
        <SectionTitle>{t('download.templates')}</SectionTitle>
        <p className={classes.help}>{t('download.templatesHelp')}</p>
        <div className={classes.buttons}>
          {TEMPLATE_KINDS.map((tipo) => (
            <DownloadButton key={tipo} call={exportTemplate} input={{ params: { tipo } }}>
              {t(`kit:template.${tipo}`)}
            </DownloadButton>
          ))}
        </div>
      </section>
      <section>
        <SectionTitle>{t('download.samples')}</SectionTitle>
        <p className={classes.help}>{t('download.samplesHelp')}</p>
        <ol className={classes.files}>
          {SAMPLE_KINDS.map((tipo) => (
            <li key={tipo}>
              <a href={addressOf(sampleFile.path, { tipo })} download>
                {t(`download.sample.${tipo}`)}
              </a>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <div className={classes.head}>
          <SectionTitle>{t('documents.title')}</SectionTitle>
          {query.data?.can.publish && <PublishPart />}
        </div>
        <QueryView query={query} skeleton={<Skeleton height={120} />} errorTitle={t('documents.failed')}>
          {({ documentos }) => <DocumentList documents={documentos} />}
        </QueryView>
      </section>
    </div>
  )
}
