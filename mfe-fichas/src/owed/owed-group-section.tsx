import { fichaPath, missingPath } from '@fichero/contract/paths'
import { responsibleKey } from '@fichero/contract/responsible-key'
import { SectionTitle } from '@fichero/kit/frame'
import { useFormat, useProgramName, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import { Button } from '@fichero/kit/ui'
import { useId } from 'react'
import type { Grouping } from './owed-filters-address'
import classes from './owed-group-section.module.css'
import type { OwedGroup, OwedRow } from './owed-groups'
import { ReminderButton } from './reminder-button'
import { Waiting } from './waiting'

interface OwedGroupSectionProps {
  group: OwedGroup
  grouping: Grouping
}

export function OwedGroupSection({ group, grouping }: OwedGroupSectionProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const id = useId()
  const { name, detail } = useHeading(group, grouping)
  const [first] = group.rows
  const columns = useColumns().filter((column) => column.id !== grouping)
  return (
    <section aria-labelledby={id} className={classes.group}>
      <div className={classes.head}>
        <div className={classes.words}>
          <SectionTitle id={id}>{name}</SectionTitle>
          <p className={classes.detail}>
            {detail && `${detail} · `}
            {t('owed.judgments', { count: group.total, number: format.number(group.total) })}
          </p>
        </div>
        {grouping === 'ficha' && first && (
          <Button component={Link} to={missingPath(first.ficha.nro_ficha)} variant="default" data-screen-only>
            {t('missing.counted', { number: format.number(first.ficha.faltan) })}
          </Button>
        )}
        <ReminderButton group={group} grouping={grouping} name={name} />
      </div>
      <DataTable
        caption={t('owed.caption', { name })}
        columns={columns}
        rows={group.rows}
        rowKey={({ ficha, id_resultado, responsable }) =>
          `${ficha.nro_ficha} ${id_resultado} ${responsibleKey(responsable)}`
        }
      />
    </section>
  )
}

function useHeading({ rows }: OwedGroup, grouping: Grouping): { name: string; detail?: string } {
  const { t } = useTranslation('fichas')
  const programName = useProgramName()
  const [first] = rows
  if (!first) return { name: '' }
  const { responsable, ficha } = first
  if (grouping === 'persona') {
    const sources = new Set(rows.map((row) => t(`owed.source.${row.responsable.fuente}`)))
    return { name: responsable.nombre, detail: [...sources].join(' · ') }
  }

  if (grouping === 'competencia') return { name: first.nombre_competencia, detail: first.codigo_competencia }
  return { name: t('detail.named', { nro_ficha: ficha.nro_ficha }), detail: programName(ficha.programa_formacion) }
}

/** Each grouping leaves out the column that its heading names. */
function useColumns(): (Column<OwedRow> & { id: Grouping | 'resultado' | 'personas' | 'espera' })[] {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return [
    {
      id: 'ficha',
      header: t('field.ficha'),
      cell: ({ ficha }) => (
        <>
          <Link to={fichaPath(ficha.nro_ficha)}>{ficha.nro_ficha}</Link>
          {ficha.dias_tras_lectiva > 0 && (
            <span className={classes.late}>{t('owed.afterLective', { count: ficha.dias_tras_lectiva })}</span>
          )}
        </>
      ),
    },
    {
      id: 'competencia',
      header: t('owed.competency'),
      cell: ({ nombre_competencia, codigo_competencia }) => (
        <>
          {nombre_competencia} <span className={classes.code}>{codigo_competencia}</span>
        </>
      ),
    },
    {
      id: 'resultado',
      header: t('owed.outcome'),
      cell: ({ nombre_rae, codigo }) => (
        <>
          {nombre_rae} <span className={classes.code}>{codigo}</span>
        </>
      ),
    },
    {
      id: 'persona',
      header: t('owed.who'),
      cell: ({ responsable }) => (
        <>
          {responsable.nombre}
          <span className={classes.under}>{t(`owed.source.${responsable.fuente}`)}</span>
        </>
      ),
    },
    {
      id: 'personas',
      header: t('owed.people'),
      align: 'right',
      cell: ({ personas, ficha, id_resultado }) => (
        <Link to={missingPath(ficha.nro_ficha, { resultado: id_resultado })}>
          {t('kit:numberOf', { number: format.number(personas), total: format.number(ficha.aprendices) })}
        </Link>
      ),
    },
    { id: 'espera', header: t('owed.waiting'), cell: (row) => <Waiting row={row} /> },
  ]
}
