import { fichaPath, missingPath } from '@fichero/contract/paths'
import type { ProgramFichasAnswer } from '@fichero/contract/programs.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { IconChevronDown, IconChevronRight } from '@fichero/kit/icons'
import { Link, useKept } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import { Button, Text, VisuallyHidden } from '@fichero/kit/ui'
import { CodedText } from '../design/coded-text'
import classes from './progress-table.module.css'

type Row = ProgramFichasAnswer['competencias'][number]

/** Table of competencies. A row can be expanded to show the approved percentage of each ficha. */
export function ProgressTable({ answer: { competencias, fichas, sin_reporte } }: { answer: ProgramFichasAnswer }) {
  const { t } = useTranslation('programs')
  const { number, percent } = useFormat()
  const [opened, setOpened] = useKept<number | undefined>('open competency', undefined)
  const columns: Column<Row>[] = [
    {
      id: 'competency',
      header: t('detail.competency'),
      cell: ({ codigo, nombre_competencia }) => <CodedText code={codigo}>{nombre_competencia}</CodedText>,
    },
    {
      id: 'mean',
      header: t('standing.mean'),
      align: 'right',
      cell: ({ porcentaje }) => percent(porcentaje),
      sortBy: ({ porcentaje }) => porcentaje,
    },
    {
      id: 'fichas',
      header: t('standing.perFicha'),
      align: 'right',
      cell: ({ id, codigo }) => (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={id === opened}
          leftSection={id === opened ? <IconChevronDown /> : <IconChevronRight />}
          onClick={() => setOpened(id === opened ? undefined : id)}
        >
          <span>
            {id === opened ? t('standing.hide') : t('standing.fichas', { count: fichas, number: number(fichas) })}
          </span>
          <VisuallyHidden> {t('detail.of', { code: codigo })}</VisuallyHidden>
        </Button>
      ),
    },
  ]
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('standing.about', { count: fichas, number: number(fichas) })}{' '}
        {sin_reporte > 0 && <span>{t('standing.without', { count: sin_reporte, number: number(sin_reporte) })}</span>}
      </Text>
      <DataTable
        caption={t('standing.title')}
        rows={competencias}
        rowKey={({ id }) => id}
        columns={columns}
        isOn={({ id }) => id === opened}
        detail={(row) => (
          <ul className={classes.fichas}>
            {row.fichas.map(({ nro_ficha, porcentaje }) => (
              <li key={nro_ficha}>
                <Link to={fichaPath(nro_ficha)}>{t('standing.ficha', { nro_ficha })}</Link>{' '}
                <span>{percent(porcentaje)}</span>{' '}
                <Link
                  to={missingPath(nro_ficha, { competencia: row.id })}
                  aria-label={t('standing.missingOf', { nro_ficha, code: row.codigo })}
                >
                  {t('standing.missing')}
                </Link>
              </li>
            ))}
          </ul>
        )}
      />
    </>
  )
}
