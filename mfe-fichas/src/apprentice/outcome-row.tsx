import type { JudgmentState } from '@fichero/contract/enums'
import { lazyPart } from '@fichero/kit/frame'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import { StatusBadge } from '@fichero/kit/table'
import { useId } from 'react'
import type { EnrolmentKey } from '../enrolment/enrolment'
import { useEvaluatorText } from '../enrolment/use-evaluator-text'
import { judgmentTexts, type Outcome } from './competencies'
import classes from './competencies-table.module.css'

const History = lazyPart('fichas/outcome-history', async () => (await import('./outcome-history')).OutcomeHistory)

const TONES = { APROBADO: 'green', 'NO APROBADO': 'red', pendiente: 'neutral' } as const
const KEYS = { APROBADO: 'approved', 'NO APROBADO': 'notApproved', pendiente: 'pending' } as const satisfies Record<
  JudgmentState | 'pendiente',
  string
>

/**
 * The table row of one outcome with its judgment. For a pending judgment, the specification requires placeholders for an
 * unknown evaluator and for the observation, and no cell for a date.
 */
export function OutcomeRow({ outcome, enrolment }: { outcome: Outcome; enrolment: EnrolmentKey }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const evaluatorText = useEvaluatorText()
  const [isOpen, setOpen] = useKept(`changes of ${outcome.id}`, false)
  const [history, button, name] = [useId(), useId(), useId()]
  const { id, codigo, nombre_rae, juicio_evaluativo: judgment, cambios, lo_evalua } = outcome
  const { evaluador, observacion } = judgmentTexts(judgment)
  const isPending = judgment.estado === 'pendiente'
  const isApproved = judgment.estado === 'APROBADO'
  return (
    <>
      <tr>
        <th id={name} scope="row" className={classes.outcome}>
          <span className={classes.code} translate="no">
            {codigo}
          </span>{' '}
          <SofiaText>{nombre_rae}</SofiaText>
        </th>
        <td>
          <StatusBadge tone={TONES[judgment.estado]}>{t(`judgment.${KEYS[judgment.estado]}`)}</StatusBadge>
          {cambios > 0 && (
            <button
              type="button"
              className={classes.history}
              aria-expanded={isOpen}
              aria-controls={isOpen ? history : undefined}
              id={button}
              aria-labelledby={`${button} ${name}`}
              onClick={() => setOpen(!isOpen)}
            >
              {t('outcomeHistory.open')}
            </button>
          )}
        </td>
        <td
          data-label={isApproved || !lo_evalua ? t('competencies.evaluator') : undefined}
          colSpan={isPending ? 2 : undefined}
        >
          {isApproved ? (
            <span translate="no">{evaluador}</span>
          ) : (
            <span className={lo_evalua ? undefined : classes.quiet}>{evaluatorText(lo_evalua ?? undefined)}</span>
          )}
        </td>
        {!isPending && (
          <td data-label={t('competencies.registered')} className={classes.date}>
            {judgment.fecha_registro && format.dateTime(judgment.fecha_registro)}
          </td>
        )}
        <td data-label={t('competencies.observation')}>
          {observacion === 'completed' ? (
            t('judgment.observation.completed')
          ) : observacion ? (
            <SofiaText>{observacion}</SofiaText>
          ) : (
            isPending && <span className={classes.quiet}>{t('judgment.observation.pending')}</span>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={history} className={classes.changes} data-screen-only>
          <td colSpan={5}>
            <History enrolment={enrolment} outcomeId={id} />
          </td>
        </tr>
      )}
    </>
  )
}
