import type { BatchReport } from '@fichero/contract/batches.schema'
import { fichaPath } from '@fichero/contract/paths'
import { useErrorText } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useImportChanges } from '@fichero/kit/import'
import { type Column, DataTable, RowCheck, RowLink, StatusBadge } from '@fichero/kit/table'
import { Button, Text } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from './batch.module.css'
import { canApply, errorOf, TONES } from './batch-report'
import { ReportDetail } from './report-detail'

interface BatchTableProps {
  id: number
  reports: BatchReport[]
  isChosen: (report: BatchReport) => boolean
  onToggle: (report: BatchReport) => void
}

/** The reports of a batch: what each would do or has done, with its whole plan below the row. */
export function BatchTable({ id, reports, isChosen, onToggle }: BatchTableProps) {
  const { t } = useTranslation('fichas')
  const [opened, setOpened] = useState<number>()
  const columns: Column<BatchReport>[] = [
    {
      id: 'chosen',
      role: 'choice',
      header: t('pe04.selected'),
      cell: (report) => (
        <RowCheck
          label={t('batch.choose', { file: report.archivo })}
          checked={isChosen(report)}
          onToggle={() => onToggle(report)}
        />
      ),
    },
    {
      id: 'ficha',
      role: 'name',
      header: t('field.ficha'),
      cell: ({ nro_ficha, estado }) =>
        nro_ficha === null ? (
          '–'
        ) : estado === 'ficha_nueva' ? (
          String(nro_ficha)
        ) : (
          <RowLink to={fichaPath(nro_ficha)}>{nro_ficha}</RowLink>
        ),
    },
    { id: 'file', header: t('batch.file'), translate: 'no', cell: (report) => <FileName report={report} /> },
    {
      id: 'state',
      header: t('batch.state'),
      cell: ({ estado }) => <StatusBadge tone={TONES[estado]}>{t(`batch.states.${estado}`)}</StatusBadge>,
    },
    { id: 'what', header: t('batch.what'), cell: (report) => <What report={report} /> },
    {
      id: 'open',
      header: t('batch.detail'),
      cell: ({ id: report, archivo }) => (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('batch.seeOf', { file: archivo })}
          onClick={() => setOpened((before) => (before === report ? undefined : report))}
        >
          {t('batch.see')}
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('batch.table')}
      columns={columns}
      rows={reports}
      rowKey={({ id: report }) => report}
      isOn={({ id: report }) => report === opened}
      detail={({ id: report, estado }) => <ReportDetail key={estado} batch={id} report={report} />}
    />
  )
}

function FileName({ report: { archivo, nro_reporte } }: { report: BatchReport }) {
  const { t } = useTranslation('fichas')
  return (
    <span className={classes.file}>
      {nro_reporte === null ? archivo : t('batch.reportOf', { file: archivo, number: nro_reporte })}
    </span>
  )
}

/** What the report would change or has changed, and what is in the way. */
function What({ report }: { report: BatchReport }) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const error = errorOf(report)
  const { reporte, estado, cambio } = report
  return (
    <>
      {reporte && estado !== 'rechazado' && <Changes reporte={reporte} />}
      {estado === 'ficha_nueva' && <Text size="sm">{t('batch.newFicha')}</Text>}
      {cambio && canApply(report) && (
        <Text size="sm" fw={600}>
          {t('evaluations.changed')}
        </Text>
      )}
      {error && (
        <Text size="sm" c="dimmed">
          {errorText(error)}
        </Text>
      )}
    </>
  )
}

function Changes({ reporte }: { reporte: NonNullable<BatchReport['reporte']> }) {
  const { t } = useTranslation('fichas')
  const { both, number } = useFormat()
  const changes = useImportChanges(reporte)
  const { aprobaciones_retiradas: lost } = reporte
  return (
    <>
      <Text size="sm">{changes.length > 0 ? both(changes) : t('batch.nothingNew')}</Text>
      {lost > 0 && (
        <Text size="sm" c="red" fw={600}>
          {t('evaluations.lost', { count: lost, number: number(lost) })}
        </Text>
      )}
    </>
  )
}
