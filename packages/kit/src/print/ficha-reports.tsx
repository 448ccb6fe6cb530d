import type { LastReport } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './paper.module.css'

interface FichaReportsProps {
  /** A ficha that occurs several times is listed once. */
  fichas: { nro_ficha: number; ultimo_reporte: LastReport | null }[]
}

/** Only on paper: the last report of each ficha in a list, with file name and date. */
export function FichaReports({ fichas }: FichaReportsProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const byNumber = new Map(fichas.map(({ nro_ficha, ultimo_reporte }) => [nro_ficha, ultimo_reporte]))
  return (
    <ul className={classes.reports} data-paper-only aria-label={t('print.reports')}>
      {[...byNumber].map(([number, report]) => (
        <li key={number}>
          {report
            ? t('print.reportOf', {
                number,
                file: report.archivo,
                date: format.date(report.fecha_reporte ?? report.fecha),
              })
            : t('print.noReportOf', { number })}
        </li>
      ))}
    </ul>
  )
}
