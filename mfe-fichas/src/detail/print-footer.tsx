import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './print-footer.module.css'

interface PrintFooterProps {
  report?: FichaAnswer['ultimo_reporte']
  isSigned?: boolean
}

/** Only in print: date of printing, source of the data, and space for a signature. */
export function PrintFooter({ report, isSigned = true }: PrintFooterProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return (
    <footer className={classes.foot}>
      <p>
        {t('print.date', { date: format.dateTime(new Date().toISOString()) })}{' '}
        {report
          ? t('print.source', { file: report.archivo, date: format.date(report.fecha_reporte ?? report.fecha) })
          : t('print.sourceGeneral')}
      </p>
      {isSigned && <p className={classes.signature}>{t('print.signature')}</p>}
    </footer>
  )
}
