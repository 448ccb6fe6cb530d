import type { JudgmentState } from '@fichero/contract/enums'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'
import { judgmentTexts, type Outcome } from './competencies'
import classes from './competencies-table.module.css'

const TONES = { APROBADO: 'green', 'NO APROBADO': 'red', pendiente: 'neutral' } as const
const KEYS = { APROBADO: 'approved', 'NO APROBADO': 'notApproved', pendiente: 'pending' } as const satisfies Record<
  JudgmentState | 'pendiente',
  string
>

export function OutcomeRow({ outcome: { codigo, nombre_rae, juicio_evaluativo: judgment } }: { outcome: Outcome }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { evaluador, observacion, observationKey } = judgmentTexts(judgment)
  const absent = (text: string) => <span className={classes.absent}>{text}</span>
  return (
    <tr>
      <th scope="row" className={classes.outcome}>
        <span className={classes.code}>{codigo}</span> {nombre_rae}
      </th>
      <td>
        <StatusBadge tone={TONES[judgment.estado]}>{t(`judgment.${KEYS[judgment.estado]}`)}</StatusBadge>
      </td>
      <td data-label={t('competencies.evaluator')}>{evaluador ?? absent(t('judgment.unassigned'))}</td>
      <td data-label={t('competencies.registered')} className={classes.date}>
        {format.dateTime(judgment.fecha_registro)}
      </td>
      <td data-label={t('competencies.observation')}>
        {observacion ?? absent(t(`judgment.observation.${observationKey}`))}
      </td>
    </tr>
  )
}
