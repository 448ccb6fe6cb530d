import type { AbsentPeople as Absent, AbsentPerson } from '@fichero/contract/absent-people.schema'
import { personDocument, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert, Text } from '@fichero/kit/ui'
import { useState } from 'react'
import { useApprenticeState } from '../enrolment/apprentice-state'
import classes from './absent-people.module.css'
import { DecisionField } from './decision-field'
import { CHOICES, type Choice, choiceOf, decide, decisionOf, hasCandidates, writeList } from './decisions'

interface AbsentPeopleProps {
  absent: Absent
  /** What the user said last, perhaps of a plan that is still being made. */
  said: string | undefined
  renewing: boolean
  disabled: boolean
  /** Plans anew with the parameter `ausentes`. */
  onSay: (ausentes: string) => void
}

/** The enrolled people whom the report does not contain, and what became of each. */
export function AbsentPeople({ absent, said, renewing, disabled, onSay }: AbsentPeopleProps) {
  const { t } = useTranslation('fichas')
  const { motivo, propuesto } = absent
  // What was said of people who have changed since counts no more: the API proposes anew.
  const choice = choiceOf(absent, renewing || !propuesto ? said : undefined)
  /** The list as the user left it, also while another decision is chosen. */
  const [list, setList] = useState<AbsentPerson[]>()
  const people = renewing && choice === 'lista' ? (list ?? absent.personas) : absent.personas
  const isAlone = people.length === 1
  const chooses = hasCandidates(people)

  const choose = (next: Choice) => {
    if (choice === 'lista') setList(people)
    onSay(next === 'lista' ? writeList(list ?? people) : next)
  }
  const sayOf = ({ nro_documento }: AbsentPerson, decision: string) => {
    if (decision === 'incompleto') return choose('incompleto')
    const decided = decide(people, nro_documento, decision)
    setList(decided)
    onSay(writeList(decided))
  }
  const choiceText = (one: Choice) =>
    one === 'fuera' ? t('absent.left', { count: people.length }) : t(`absent.choice.${one}`)
  const optionsFor = (person: AbsentPerson) => [
    ...person.candidatos.map(({ nro_documento, nombre, apellido }) => ({
      value: nro_documento,
      label: t('absent.same', { name: `${nombre} ${apellido}`.trim(), nro_documento }),
    })),
    { value: 'fuera', label: t('absent.left', { count: 1 }) },
    ...(isAlone ? [{ value: 'incompleto', label: choiceText('incompleto') }] : []),
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
      {!isAlone && (
        <DecisionField
          label={t('absent.ask', { count: people.length })}
          options={CHOICES.filter((one) => chooses || one !== 'lista').map((one) => ({
            value: one,
            label: choiceText(one),
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
            {(isAlone || (choice === 'lista' && chooses)) && (
              <DecisionField
                label={t('absent.askOf', { name: `${person.nombre} ${person.apellido}`.trim() })}
                options={optionsFor(person)}
                value={choice === 'incompleto' ? choice : decisionOf(person)}
                disabled={disabled}
                onChange={(decision) => sayOf(person, decision)}
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
  const drawState = useApprenticeState()
  const { nombre, apellido, estado, resultados_aprobados: count } = person
  return (
    <div>
      <span className={classes.name}>{`${nombre} ${apellido}`.trim()}</span>{' '}
      <span className={classes.document}>{personDocument(person)}</span>
      <span className={classes.facts}>
        {drawState(estado)} <span>{t('absent.approved', { count, number: number(count) })}</span>
      </span>
    </div>
  )
}
