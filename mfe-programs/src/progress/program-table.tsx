import { programPath } from '@fichero/contract/paths'
import { useFormat, useProgramName, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { DataTable } from '@fichero/kit/table'
import type { ProgramsProps } from './program-bars'
import { ProgramPeople } from './program-people'

export function ProgramTable({ programs }: ProgramsProps) {
  const { t } = useTranslation('programs')
  const format = useFormat()
  const programName = useProgramName()
  return (
    <DataTable
      caption={t('progress.title')}
      rows={programs}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'program',
          header: t('progress.program'),
          cell: ({ id, nombre_programa }) => <Link to={programPath(id)}>{programName(nombre_programa)}</Link>,
          sortBy: ({ nombre_programa }) => programName(nombre_programa),
        },
        {
          id: 'people',
          header: t('progress.apprentices'),
          align: 'right',
          cell: ({ id, nombre_programa, aprendices }) => (
            <ProgramPeople id={id} name={programName(nombre_programa)} count={aprendices} />
          ),
          sortBy: ({ aprendices }) => aprendices,
        },
        {
          id: 'progress',
          header: t('progress.mean'),
          align: 'right',
          cell: ({ porcentaje_medio }) => format.percent(porcentaje_medio),
          sortBy: ({ porcentaje_medio }) => porcentaje_medio,
        },
      ]}
    />
  )
}
