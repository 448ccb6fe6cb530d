import { exportApprentice } from '@fichero/contract/calls/fichas.calls'
import { fichaPath, PATHS } from '@fichero/contract/paths'
import { DownloadButton } from '@fichero/kit/download'
import { ReadinessRing } from '@fichero/kit/ficha'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Place } from '@fichero/kit/places'
import { Paper, PrintButton } from '@fichero/kit/print'
import { Stack } from '@fichero/kit/ui'
import { EditContactButton } from '../contact/edit-contact-button'
import { CorrectionActions } from '../corrections/correction-actions'
import { CorrectionNotice } from '../corrections/correction-notice'
import { useProgressName } from '../detail/progress-name'
import { useHead } from '../detail/use-head'
import { useApprenticeState } from '../enrolment/apprentice-state'
import type { Apprentice } from '../enrolment/enrolment'
import classes from './apprentice-view.module.css'
import { CompetenciesSection } from './competencies-section'
import { ContactFacts } from './contact-facts'
import { useMissingText } from './missing-outcomes'
import { OtherFichas } from './other-fichas'

export function ApprenticeView({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const { aprendiz, ficha, programa_formacion } = apprentice
  const headOf = useHead()
  const progressName = useProgressName(programa_formacion.nivel)
  const missing = useMissingText(apprentice)
  const drawState = useApprenticeState()
  const name = `${aprendiz.nombre} ${aprendiz.apellido}`
  const enrolment = { documentNumber: aprendiz.nro_documento, ficha: ficha.nro_ficha }
  const numbered = `${aprendiz.tipo_documento} ${aprendiz.nro_documento}`
  return (
    <Paper
      about={`${name} · ${numbered} · ${t('detail.named', { nro_ficha: ficha.nro_ficha })}`}
      report={ficha.ultimo_reporte}
      signers={[{ name, role: t('apprentice.title'), document: numbered }, headOf(ficha)]}
    >
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: t('list.title'), to: `${PATHS.fichas}?programId=${programa_formacion.id}` },
          { label: String(ficha.nro_ficha), to: fichaPath(ficha.nro_ficha) },
          { label: name },
        ]}
        tab={t('detail.named', { nro_ficha: String(ficha.nro_ficha) })}
        description={drawState(aprendiz.estado)}
        actions={
          <>
            <EditContactButton apprentice={apprentice} />
            <DownloadButton
              call={exportApprentice}
              input={{ params: { documentNumber: enrolment.documentNumber }, query: { ficha: enrolment.ficha } }}
            >
              {t('export.action')}
            </DownloadButton>
            <PrintButton />
            <CorrectionActions apprentice={apprentice} />
          </>
        }
      />
      <CorrectionNotice />
      <Stack gap="lg">
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
        <CompetenciesSection competencies={apprentice.competencias} enrolment={enrolment} />
        <Place name="apprentice.section" given={{ document: aprendiz.nro_documento, nroFicha: ficha.nro_ficha }} />
      </Stack>
    </Paper>
  )
}
