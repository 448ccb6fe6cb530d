import { exportApprentice } from '@fichero/contract/calls/fichas.calls'
import { fichaPath, PATHS } from '@fichero/contract/paths'
import { DownloadButton } from '@fichero/kit/download'
import { ReadinessRing } from '@fichero/kit/ficha'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack } from '@fichero/kit/ui'
import { EditContactButton } from '../contact/edit-contact-button'
import { PrintFooter } from '../detail/print-footer'
import { useProgressName } from '../detail/progress-name'
import { ApprenticeState } from '../enrolment/apprentice-state'
import type { Apprentice } from '../enrolment/enrolment'
import { PrintButton } from '../print/print-button'
import classes from './apprentice-view.module.css'
import { CompetenciesSection } from './competencies-section'
import { ContactFacts } from './contact-facts'
import { useMissingText } from './missing-outcomes'
import { OtherFichas } from './other-fichas'

export function ApprenticeView({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const { aprendiz, ficha, programa_formacion } = apprentice
  const progressName = useProgressName(programa_formacion.nivel)
  const missing = useMissingText(apprentice)
  const name = `${aprendiz.nombre} ${aprendiz.apellido}`
  const enrolment = { documentNumber: aprendiz.nro_documento, ficha: ficha.nro_ficha }
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: t('list.title'), to: `${PATHS.fichas}?programId=${programa_formacion.id}` },
          { label: String(ficha.nro_ficha), to: fichaPath(ficha.nro_ficha) },
          { label: name },
        ]}
        tab={t('detail.named', { nro_ficha: String(ficha.nro_ficha) })}
        description={<ApprenticeState estado={aprendiz.estado} />}
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
          </>
        }
      />
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
      </Stack>
      <PrintFooter />
    </>
  )
}
