import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { PATHS } from '@fichero/contract/paths'
import { PageHeader } from '@fichero/kit/frame'
import { useProgramName, useTranslation } from '@fichero/kit/i18n'
import { Stack, useDisclosure } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { EvaluationsPanel } from '../evaluations/evaluations-panel'
import { PageDrop } from '../evaluations/page-drop'
import { useLoads } from '../evaluations/use-loads'
import { DisabledNotice } from '../states/disabled-notice'
import { CreationNotice } from './creation-notice'
import { FichaActions } from './ficha-actions'
import classes from './ficha-frame.module.css'
import { FichaLine } from './ficha-line'
import { PrintFooter } from './print-footer'
import { SectionLinks } from './section-links'
import type { SectionName } from './sections'

const PANEL = 'evaluations-panel'

export interface FichaFrameProps {
  ficha: FichaAnswer
  section: SectionName
  hasTools: boolean
  children: ReactNode
}

/** What all sections of a ficha have: its head, the way to the others, what happened to it, and where reports are loaded. */
export function FichaFrame({ ficha, section, hasTools, children }: FichaFrameProps) {
  const { t } = useTranslation('fichas')
  const programName = useProgramName()
  const canImport = ficha.can.importEvaluations
  const { loads } = useLoads(ficha.nro_ficha)
  // Before the first report, uploading one is the next step; who comes back sees how far the files are.
  const [isUploading, { open, close }] = useDisclosure(ficha.ultimo_reporte === null || loads.length > 0)
  const nro = String(ficha.nro_ficha)
  return (
    <div className={classes.frame} data-section={section}>
      <PageHeader
        tab={t('detail.named', { nro_ficha: nro })}
        isTabInTitle
        title={programName(ficha.programa_formacion)}
        description={<FichaLine ficha={ficha} />}
        breadcrumbs={[
          { label: t('list.title'), to: `${PATHS.fichas}?programId=${ficha.id_programa_formacion}` },
          { label: nro },
        ]}
        actions={
          <FichaActions
            ficha={ficha}
            hasTools={hasTools}
            panel={PANEL}
            isUploading={isUploading}
            onUpload={() => {
              open()
              requestAnimationFrame(() => document.getElementById(PANEL)?.focus())
            }}
          />
        }
        sections={<SectionLinks ficha={ficha} current={section} />}
      />
      <DisabledNotice ficha={ficha} />
      <CreationNotice ficha={ficha} />
      <Stack gap="lg">
        {canImport && <PageDrop nroFicha={ficha.nro_ficha} onDrop={open} />}
        {canImport && isUploading && <EvaluationsPanel id={PANEL} nroFicha={ficha.nro_ficha} onClose={close} />}
        <section aria-labelledby={section}>
          <h2 id={section} className={classes.title}>
            {t(`section.${section}`)}
          </h2>
          {children}
        </section>
      </Stack>
      <PrintFooter report={ficha.ultimo_reporte} isSigned={section !== 'map'} />
    </div>
  )
}
