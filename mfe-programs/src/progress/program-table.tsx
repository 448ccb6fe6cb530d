import { programPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useProgramNames, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { DataTable } from '@fichero/kit/table'
import type { ProgramsProps } from './program-bars'
import { ProgramPeople } from './program-people'

/** The progress of each program as a table that can be sorted. */
export function ProgramTable({ programs }: ProgramsProps) {
  const { t } = useTranslation('programs')
  const format = useFormat()
  const nameOf = useProgramNames(programs)
  return (
    <DataTable
      caption={t('progress.title')}
      rows={programs}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'program',
          header: t('progress.program'),
          cell: (program) => (
            <Link to={programPath(program.id)}>
              <SofiaText>{nameOf(program)}</SofiaText>
            </Link>
          ),
          sortBy: nameOf,
        },
        {
          id: 'people',
          header: t('progress.apprentices'),
          align: 'right',
          cell: (program) => <ProgramPeople id={program.id} name={nameOf(program)} count={program.aprendices} />,
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
