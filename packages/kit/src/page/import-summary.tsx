import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { IconAlertTriangle, IconCheck, IconEye } from '../icons'
import { importOutcome } from './import-outcome'
import classes from './import-report.module.css'

const SIGNS = { saved: IconCheck, same: IconCheck, would: IconEye, wouldSame: IconEye, refused: IconAlertTriangle }

/** The report in a sentence, and in a second one the apprentices that came along. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const { t } = useTranslation('kit')
  const { archivo, tipo, registros, aprendices, rechazados, filas } = report
  const outcome = importOutcome(report)
  const Sign = SIGNS[outcome]
  const parts = {
    nuevos: t(`report.new.${tipo}`, { count: registros.nuevos }),
    cambiados: t(`report.changed.${tipo}`, { count: registros.cambiados }),
    iguales: t(`report.same.${tipo}`, { count: registros.sin_cambio }),
  }
  const people = tipo === 'juicios' && outcome !== 'refused' ? (aprendices?.nuevos ?? 0) : 0
  return (
    <p className={classes.summary} data-outcome={outcome}>
      <Sign />
      <span>
        {t(`report.outcome.${outcome}`, { archivo, rechazados, filas, ...parts })}
        {people > 0 && ` ${t('report.enrolled', { count: people })}`}
      </span>
    </p>
  )
}
