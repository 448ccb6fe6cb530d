import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { PageHeader } from '@fichero/kit/frame'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { Paper } from '@fichero/kit/print'
import type { ReactNode } from 'react'
import { DisabledNotice } from '../enable-disable/disabled-notice'
import { CreationNotice } from './creation-notice'
import { FichaActions } from './ficha-actions'
import { fichaCrumbs } from './ficha-crumbs'
import classes from './ficha-frame.module.css'
import { FichaLine } from './ficha-line'
import { SectionLinks } from './section-links'
import type { SectionName } from './sections'
import { useHeadSigner } from './use-head-signer'

export interface FichaFrameProps {
  ficha: FichaAnswer
  section: SectionName
  hasTools: boolean
  children: ReactNode
}

/** The frame of all sections of a ficha: page header, links to the sections, and notices. */
export function FichaFrame({ ficha, section, hasTools, children }: FichaFrameProps) {
  const { t } = useTranslation('fichas')
  const headSigner = useHeadSigner()
  const nro = String(ficha.nro_ficha)
  const fichaName = t('detail.named', { nro_ficha: nro })
  return (
    <Paper
      about={`${fichaName} · ${t(`section.${section}`)}`}
      report={ficha.ultimo_reporte}
      signers={[headSigner(ficha)]}
      isWide={section === 'map'}
    >
      <div className={classes.frame} data-section={section}>
        <PageHeader
          tab={fichaName}
          isTabInTitle
          favorite={{ path: fichaPath(nro), name: `${fichaName} · ${ficha.programa_formacion}` }}
          partId={section}
          title={<SofiaText>{ficha.programa_formacion}</SofiaText>}
          description={<FichaLine ficha={ficha} />}
          breadcrumbs={fichaCrumbs(t('list.title'), ficha)}
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
      </div>
    </Paper>
  )
}
