import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { PATHS } from '@fichero/contract/paths'
import { PageHeader } from '@fichero/kit/frame'
import { useProgramName, useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import { DisabledNotice } from '../states/disabled-notice'
import { CreationNotice } from './creation-notice'
import { FichaActions } from './ficha-actions'
import classes from './ficha-frame.module.css'
import { FichaLine } from './ficha-line'
import { PrintFooter } from './print-footer'
import { SectionLinks } from './section-links'
import type { SectionName } from './sections'

export interface FichaFrameProps {
  ficha: FichaAnswer
  section: SectionName
  hasTools: boolean
  children: ReactNode
}

/** What all sections of a ficha have: its head, the way to the others, and what happened to it. */
export function FichaFrame({ ficha, section, hasTools, children }: FichaFrameProps) {
  const { t } = useTranslation('fichas')
  const programName = useProgramName()
  const nro = String(ficha.nro_ficha)
  return (
    <div className={classes.frame} data-section={section}>
      <PageHeader
        tab={t('detail.named', { nro_ficha: nro })}
        isTabInTitle
        partId={section}
        title={programName(ficha.programa_formacion)}
        description={<FichaLine ficha={ficha} />}
        breadcrumbs={[
          { label: t('list.title'), to: `${PATHS.fichas}?programId=${ficha.id_programa_formacion}` },
          { label: nro },
        ]}
        actions={<FichaActions ficha={ficha} hasTools={hasTools} />}
        sections={<SectionLinks ficha={ficha} current={section} />}
      />
      <DisabledNotice ficha={ficha} />
      <CreationNotice ficha={ficha} />
      <section aria-labelledby={section}>
        <h2 id={section} className={classes.title}>
          {t(`section.${section}`)}
        </h2>
        {children}
      </section>
      <PrintFooter report={ficha.ultimo_reporte} isSigned={section !== 'map'} />
    </div>
  )
}
