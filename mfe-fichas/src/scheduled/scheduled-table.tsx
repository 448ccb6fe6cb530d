import { instructorPath } from '@fichero/contract/paths'
import type { ScheduledCompetency, ScheduledInstructor } from '@fichero/contract/scheduled-instructors.schema'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { DataTable, StatusBadge } from '@fichero/kit/table'
import { Anchor } from '@fichero/kit/ui'
import classes from './scheduled.module.css'

interface ScheduledTableProps {
  nroFicha: number
  /** In the order of the API: those without an instructor first. */
  competencies: ScheduledCompetency[]
}

/** A table of competencies with the instructors who are scheduled for them. */
export function ScheduledTable({ nroFicha, competencies }: ScheduledTableProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return (
    <DataTable
      caption={t('scheduled.caption', { nro_ficha: nroFicha })}
      rows={competencies}
      rowKey={({ id, nombre_competencia }) => id ?? nombre_competencia}
      columns={[
        {
          id: 'competency',
          header: t('scheduled.competency'),
          cell: (competency) => <CompetencyName competency={competency} />,
        },
        {
          id: 'instructors',
          header: t('scheduled.instructors'),
          cell: ({ instructores }) =>
            instructores.length === 0 ? (
              t('scheduled.nobody')
            ) : (
              <ul className={classes.people}>
                {instructores.map((person) => (
                  <InstructorLine key={keyOf(person)} person={person} />
                ))}
              </ul>
            ),
        },
        {
          id: 'hours',
          header: t('scheduled.sum'),
          align: 'right',
          cell: ({ instructores }) => format.number(instructores.reduce((sum, { horas }) => sum + horas, 0)),
        },
      ]}
    />
  )
}

const keyOf = ({ nombre, apellido, fecha_inicio, fecha_fin, horas }: ScheduledInstructor) =>
  [nombre, apellido, fecha_inicio, fecha_fin, horas].join(' ')

/** The text of a competency, with a badge if nobody is scheduled for it or the program's design does not have it. */
function CompetencyName({
  competency: { id, nombre_competencia, sin_instructor },
}: {
  competency: ScheduledCompetency
}) {
  const { t } = useTranslation('fichas')
  return (
    <>
      <SofiaText>{nombre_competencia}</SofiaText>{' '}
      {sin_instructor && <StatusBadge tone="red">{t('scheduled.noInstructor')}</StatusBadge>}{' '}
      {id === null && <StatusBadge tone="orange">{t('scheduled.notInDesign')}</StatusBadge>}
    </>
  )
}

/** A scheduled instructor: name, state if it is not active, dates and hours. */
function InstructorLine({ person }: { person: ScheduledInstructor }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { nombre, apellido, estado, activo, fecha_inicio, fecha_fin, horas, id_usuario } = person
  const name = `${nombre} ${apellido}`
  return (
    <li>
      {id_usuario === null ? (
        <span translate="no">{name}</span>
      ) : (
        <Anchor component={Link} to={instructorPath(id_usuario)} inherit translate="no">
          {name}
        </Anchor>
      )}{' '}
      {!activo && (
        <StatusBadge tone="orange">
          <span translate="no">{estado}</span>
        </StatusBadge>
      )}
      <span className={classes.dates}>
        {t('scheduled.dates', {
          desde: format.date(fecha_inicio),
          hasta: format.date(fecha_fin),
          horas: format.number(horas),
        })}
      </span>
    </li>
  )
}
