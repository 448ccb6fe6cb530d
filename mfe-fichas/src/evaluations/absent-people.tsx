import type { AbsentPeople as Absent, AbsentPerson } from '@fichero/contract/absent-people.schema'
import { fullName } from '@fichero/contract/text'
import { personDocument, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert, Text } from '@fichero/kit/ui'
import { useState } from 'react'
import { useApprenticeState } from '../enrolment/apprentice-state'
import classes from './absent-people.module.css'
import { DecisionField } from './decision-field'
import { CHOICES, type Choice, choiceOf, decide, decisionOf, hasCandidates, writeList } from './decisions'

interface AbsentPeopleProps {
  absent: Absent
  /** The user's last decision, as the value of the parameter `ausentes`. Undefined before the first decision. */
  answer: string | undefined
  /** True until the plan for `answer` arrives. */
  renewing: boolean
  disabled: boolean
  /** Called to request a new plan for a value of the parameter `ausentes`. */
  onAnswer: (ausentes: string) => void
}

/** Lists the enrolled people whom the report does not contain, with controls to decide about all or each of them. */
export function AbsentPeople({ absent, answer, renewing, disabled, onAnswer }: AbsentPeopleProps) {
  const { t } = useTranslation('fichas')
  const { motivo, propuesto } = absent
  // The API proposes decisions again if other people are absent now. Then the user's answer no longer applies.
  const choice = choiceOf(absent, renewing || !propuesto ? answer : undefined)
  /** The decisions about each person. They are stored so that they reappear after the user tries a decision about all. */
  const [list, setList] = useState<AbsentPerson[]>()
  const people = renewing && choice === 'lista' ? (list ?? absent.personas) : absent.personas
  const isOnlyOne = people.length === 1
  const canDecideEach = hasCandidates(people)

  const choose = (next: Choice) => {
    if (choice === 'lista') setList(people)
    onAnswer(next === 'lista' ? writeList(list ?? people) : next)
  }
  const answerFor = ({ nro_documento }: AbsentPerson, decision: string) => {
    if (decision === 'incompleto') return choose('incompleto')
    const decided = decide(people, nro_documento, decision)
    setList(decided)
    onAnswer(writeList(decided))
  }
  const choiceText = (value: Choice) =>
    value === 'fuera' ? t('absent.left', { count: people.length }) : t(`absent.choice.${value}`)
  const optionsFor = (person: AbsentPerson) => [
    ...person.candidatos.map(({ nro_documento, nombre, apellido }) => ({
      value: nro_documento,
      label: t('absent.same', { name: fullName({ nombre, apellido }), nro_documento }),
    })),
    { value: 'fuera', label: t('absent.left', { count: 1 }) },
    ...(isOnlyOne ? [{ value: 'incompleto', label: choiceText('incompleto') }] : []),
  ]

  return (
    <section className={classes.absent}>
      <Text component="h3" fw={600} m={0}>
        {t('absent.title', { count: people.length })}
      </Text>
      {motivo && (
        <Alert color="orange" title={t('absent.incomplete')} my="sm">
          {t(`absent.reason.${motivo}`)} {t('absent.incompleteHelp')}
        </Alert>
      )}
      {!isOnlyOne && (
        <DecisionField
          label={t('absent.ask', { count: people.length })}
          options={CHOICES.filter((value) => canDecideEach || value !== 'lista').map((value) => ({
            value,
            label: choiceText(value),
          }))}
          value={choice}
          disabled={disabled}
          onChange={(next) => choose(next as Choice)}
        />
      )}
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.nro_documento}>
            <Person person={person} />
            {(isOnlyOne || (choice === 'lista' && canDecideEach)) && (
              <DecisionField
                label={t('absent.askOf', { name: fullName(person) })}
                options={optionsFor(person)}
                value={choice === 'incompleto' ? choice : decisionOf(person)}
                disabled={disabled}
                onChange={(decision) => answerFor(person, decision)}
              />
            )}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {choice === 'incompleto' ? t('absent.nothing') : t('absent.outside')}
      </Text>
    </section>
  )
}

function Person({ person }: { person: AbsentPerson }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const renderState = useApprenticeState()
  const { nombre, apellido, estado, resultados_aprobados: count } = person
  return (
    <div>
      <span className={classes.name} translate="no">
        {fullName({ nombre, apellido })}
      </span>{' '}
      <span className={classes.document} translate="no">
        {personDocument(person)}
      </span>
      <span className={classes.facts}>
        {renderState(estado)} <span>{t('absent.approved', { count, number: number(count) })}</span>
      </span>
    </div>
  )
}
