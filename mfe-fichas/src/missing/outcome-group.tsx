import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { useEvaluatorText } from '../enrolment/use-evaluator-text'
import { GroupCard, type GroupProps } from './group-card'
import classes from './missing.module.css'
import { byResponsible } from './missing-lines'
import { Names } from './names'

/** A group by outcome: the people who lack the outcome, below the name of the evaluator who owes the judgment. */
export function OutcomeGroup({ missing, ...card }: GroupProps) {
  const { lines } = card.group
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const evaluatorText = useEvaluatorText()
  const [first] = lines
  if (!first) return null
  const { outcome } = first
  const { aprendices } = missing.totales
  return (
    <GroupCard
      {...card}
      name={outcome.nombre_rae}
      isSofiaText
      count={
        <strong>{t('kit:numberOf', { number: format.number(lines.length), total: format.number(aprendices) })}</strong>
      }
      detail={
        <>
          <SofiaText>{outcome.nombre_competencia}</SofiaText> · {outcome.codigo}
        </>
      }
    >
      {byResponsible(lines).map(({ key, lines: responsibleLines }) => (
        <section key={key} className={classes.part}>
          <h4>{evaluatorText(responsibleLines[0]?.responsible?.nombre)}</h4>
          <Names lines={responsibleLines} nroFicha={missing.nro_ficha} />
        </section>
      ))}
    </GroupCard>
  )
}
