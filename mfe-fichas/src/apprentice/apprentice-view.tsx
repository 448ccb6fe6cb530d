import { exportApprentice } from '@fichero/contract/calls/fichas.calls'
import { fichaPath, PATHS } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { DownloadButton } from '@fichero/kit/download'
import { ReadinessRing } from '@fichero/kit/ficha'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Place } from '@fichero/kit/places'
import { Paper, PrintButton } from '@fichero/kit/print'
import { Stack } from '@fichero/kit/ui'
import { EditContactButton } from '../contact/edit-contact-button'
import { CorrectionNotice } from '../corrections/correction-notice'
import { useHeadSigner } from '../detail/use-head-signer'
import { useProgressName } from '../detail/use-progress-name'
import { useApprenticeState } from '../enrolment/apprentice-state'
import type { Apprentice } from '../enrolment/enrolment'
import { RecordStep } from '../tyt-steps/record-step'
import classes from './apprentice-view.module.css'
import { CompetenciesSection } from './competencies-section'
import { ContactFacts } from './contact-facts'
import { MoreActions } from './more-actions'
import { OtherFichas } from './other-fichas'
import { useMissingText } from './use-missing-text'
import { WriteButton } from './write-button'

/** The page of an apprentice in one ficha, once the data are loaded. */
export function ApprenticeView({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const { aprendiz, ficha, programa_formacion } = apprentice
  const headSigner = useHeadSigner()
  const progressName = useProgressName(programa_formacion.nivel)
  const missing = useMissingText(apprentice)
  const renderState = useApprenticeState()
  const name = fullName(aprendiz)
  const typeAndNumber = `${aprendiz.tipo_documento} ${aprendiz.nro_documento}`
  return (
    <Paper
      about={`${name} · ${typeAndNumber} · ${t('detail.named', { nro_ficha: ficha.nro_ficha })}`}
      report={ficha.ultimo_reporte}
      signers={[{ name, role: t('apprentice.title'), document: typeAndNumber }, headSigner(ficha)]}
    >
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: t('list.title'), to: `${PATHS.fichas}?programId=${programa_formacion.id}` },
          { label: String(ficha.nro_ficha), to: fichaPath(ficha.nro_ficha) },
          { label: name },
        ]}
        tab={t('detail.named', { nro_ficha: String(ficha.nro_ficha) })}
        description={renderState(aprendiz.estado)}
        actions={
          <>
            <EditContactButton apprentice={apprentice} />
            <RecordStep.Host>
              <RecordStep.Button
                form={{ people: [{ ...aprendiz, nro_ficha: ficha.nro_ficha }] }}
                can={apprentice.can.recordTyt}
              >
                {t('tytStep.open')}
              </RecordStep.Button>
            </RecordStep.Host>
            <DownloadButton
              call={exportApprentice}
              input={{ params: { documentNumber: aprendiz.nro_documento }, query: { ficha: ficha.nro_ficha } }}
            >
              {t('export.action')}
            </DownloadButton>
            <WriteButton apprentice={apprentice} />
            <PrintButton />
            <MoreActions apprentice={apprentice} />
          </>
        }
      />
      <CorrectionNotice />
      <Stack gap="lg">
        <CompetenciesSection apprentice={apprentice} />
        <div className={classes.page}>
          <div className={classes.profile}>
            <section className={classes.ring} aria-labelledby="progress">
              <h2 id="progress">{progressName}</h2>
              <ReadinessRing progress={apprentice} />
              <p className={classes.missing}>{missing}</p>
            </section>
            <ContactFacts apprentice={apprentice} />
          </div>
        </div>
        <OtherFichas documentNumber={aprendiz.nro_documento} others={apprentice.otras_fichas} />
        <Place name="apprentice.section" given={{ document: aprendiz.nro_documento, nroFicha: ficha.nro_ficha }} />
      </Stack>
    </Paper>
  )
}
