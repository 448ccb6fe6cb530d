import type { PartOfFicha } from '@fichero/contract/part-of-ficha.schema'
import { fichaPath, PATHS } from '@fichero/contract/paths'
import { PageHeader } from '@fichero/kit/frame'
import { useProgramName, useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'

interface PartHeaderProps {
  ficha: PartOfFicha
  title: string
  actions: ReactNode
}

/** The header of a page that shows a part of a ficha. */
export function PartHeader({ ficha: { nro_ficha, ...program }, title, actions }: PartHeaderProps) {
  const { t } = useTranslation('fichas')
  const programName = useProgramName()
  return (
    <PageHeader
      tab={t('detail.named', { nro_ficha })}
      isTabInTitle
      title={title}
      description={programName(program.programa_formacion)}
      breadcrumbs={[
        { label: t('list.title'), to: `${PATHS.fichas}?programId=${program.id_programa_formacion}` },
        { label: String(nro_ficha), to: fichaPath(nro_ficha) },
        { label: title },
      ]}
      actions={actions}
    />
  )
}
