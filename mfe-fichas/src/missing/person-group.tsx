import { apprenticePath } from '@fichero/contract/paths'
import { personDocument, useFormat, useTranslation } from '@fichero/kit/i18n'
import { useGoalText } from '../enrolment/use-goal-text'
import { useApprenticeDraft } from '../message/use-apprentice-draft'
import { useNoticeText } from '../message/use-notice-text'
import { CompetencyLines } from './competency-lines'
import { GroupCard, type GroupProps } from './group-card'
import classes from './missing.module.css'
import { lackedCompetencies, linesOfPerson, nameOf, recipientOf } from './missing-lines'

/** A group by person: the outcomes that the person lacks, by competency. */
export function PersonGroup({ missing, ...card }: GroupProps) {
  const { lines } = card.group
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const goalText = useGoalText(missing.nivel)
  const draftOf = useApprenticeDraft(missing)
  const noticeText = useNoticeText()
  const [first] = lines
  if (!first) return null
  const { person } = first
  const { length } = person.faltantes
  return (
    <GroupCard
      {...card}
      name={nameOf(person)}
      to={apprenticePath(person.nro_documento, missing.nro_ficha)}
      count={
        <>
          <strong>{t('missing.lacks', { count: length, number: format.number(length) })}</strong>{' '}
          <span className={classes.goal}>{goalText(person)}</span>
        </>
      }
      detail={person.aviso && noticeText(person.aviso)}
      message={{
        title: t('message.to', { name: nameOf(person) }),
        recipient: recipientOf(person, missing),
        draft: () =>
          draftOf({
            ...person,
            competencies: lackedCompetencies(linesOfPerson(missing, person)),
          }),
      }}
      signer={{
        name: nameOf(person),
        role: t('apprentice.title'),
        document: `${person.tipo_documento} ${person.nro_documento}`,
      }}
    >
      <p className={classes.note}>
        <span translate="no">{personDocument(person)}</span>{' '}
        {t('kit:readiness.of', { approved: person.resultados_aprobados, total: person.total_resultados })}
      </p>
      <CompetencyLines lines={lines} nroFicha={missing.nro_ficha} people={missing.totales.aprendices} />
    </GroupCard>
  )
}
