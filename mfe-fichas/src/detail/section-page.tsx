import { getFicha } from '@fichero/contract/calls/fichas.calls'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { useCall } from '@fichero/kit/api'
import { QueryView, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { TableSkeleton } from '@fichero/kit/table'
import type { ReactNode } from 'react'
import { EditFicha } from '../edit/edit-ficha'
import { isUnknown, NotFound } from '../not-found/not-found'
import { FichaFrame } from './ficha-frame'
import { FichaSkeleton } from './ficha-skeleton'
import type { SectionName } from './sections'

interface SectionPageProps {
  section: SectionName
  /** True if the section has buttons to print and export. Then the page header omits them. */
  hasTools?: boolean
  /** Rendered below the header's placeholder while the ficha loads. */
  skeleton?: ReactNode
  children: (ficha: FichaAnswer) => ReactNode
}

/** The page of one section of a ficha, whose number is in the URL. An unknown number shows the page “not found”. */
export function SectionPage({ section, hasTools = false, skeleton = <TableSkeleton />, children }: SectionPageProps) {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  usePageTitle(t(`section.titleOf.${section}`, { nro_ficha: nroFicha }))
  const query = useCall(getFicha, { params: { nroFicha } })
  if (query.data === undefined && isUnknown(query.error))
    return (
      <NotFound kind={t('detail.title')} title={t('notFound.ficha', { nro_ficha: nroFicha })}>
        {t('notFound.fichaHelp')}
      </NotFound>
    )
  return (
    <EditFicha.Host>
      <QueryView query={query} skeleton={<FichaSkeleton>{skeleton}</FichaSkeleton>} errorTitle={t('detail.error')}>
        {(ficha) => (
          // Keyed by ficha, so that an upload's state never belongs to another ficha.
          <FichaFrame key={ficha.nro_ficha} ficha={ficha} section={section} hasTools={hasTools}>
            {children(ficha)}
          </FichaFrame>
        )}
      </QueryView>
    </EditFicha.Host>
  )
}
