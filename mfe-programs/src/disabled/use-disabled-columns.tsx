import { programPath } from '@fichero/contract/paths'
import type { DisabledProgramsAnswer } from '@fichero/contract/programs.schema'
import { SofiaText, useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, StatusBadge } from '@fichero/kit/table'
import { Anchor } from '@fichero/kit/ui'

export function useDisabledColumns(): Column<DisabledProgramsAnswer[number]>[] {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  const versionName = useVersionName()
  return [
    { id: 'id', header: t('disabled.id'), cell: ({ id }) => id, sortBy: ({ id }) => id },
    {
      id: 'name',
      role: 'name',
      header: t('kit:label.nombre_programa'),
      cell: ({ id, nombre_programa, version }) => (
        <Anchor component={Link} to={programPath(id)} inherit>
          <SofiaText>{versionName(nombre_programa, version)}</SofiaText>
        </Anchor>
      ),
      sortBy: ({ nombre_programa, version }) => versionName(nombre_programa, version),
    },
    {
      id: 'hours',
      header: t('kit:label.total_horas'),
      cell: ({ total_horas }) => t('hours', { count: total_horas, hours: number(total_horas) }),
      sortBy: ({ total_horas }) => total_horas,
      align: 'right',
    },
    { id: 'level', header: t('kit:label.nivel'), cell: ({ nivel }) => t(`kit:value.nivel.${nivel}`) },
    {
      id: 'state',
      header: t('kit:label.estado'),
      cell: () => <StatusBadge tone="neutral">{t('disabled.state')}</StatusBadge>,
    },
  ]
}
