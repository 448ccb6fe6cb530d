import { getFicha } from '@fichero/contract/calls/fichas.calls'
import type { Enrolment } from '@fichero/contract/fichas.schema'
import { anyOrderKey } from '@fichero/contract/search-text'
import { useCall } from '@fichero/kit/api'
import { EmptyState, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import type { Apprentice } from '../enrolment/enrolment'
import { MergeFields } from './merge-fields'

interface MergeFormProps {
  apprentice: Apprentice
  /** Document number of the other person, if it is known. */
  otro: string | undefined
  onDone: () => void
}

/** Merges two records of one person in a ficha. */
export function MergeForm({ apprentice, otro, onDone }: MergeFormProps) {
  const { t } = useTranslation('fichas')
  const { aprendiz, ficha } = apprentice
  const query = useCall(
    getFicha,
    { params: { nroFicha: ficha.nro_ficha } },
    { select: ({ aprendices }) => mergeCandidates(aprendices, aprendiz) },
  )
  return (
    <QueryView
      query={query}
      once
      skeleton={<Skeleton height={220} />}
      errorTitle={t('merge.loadError')}
      isEmpty={(people) => people.length === 0}
      empty={<EmptyState title={t('merge.nobody')}>{t('merge.nobodyHelp')}</EmptyState>}
    >
      {(people) => <MergeFields apprentice={apprentice} people={people} otro={otro} onDone={onDone} />}
    </QueryView>
  )
}

type Person = Pick<Enrolment, 'tipo_documento' | 'nro_documento' | 'nombre' | 'apellido'>

/** Returns the people with whom `person` can be merged: all others of the ficha, those with the same name first. */
export function mergeCandidates<P extends Person>(people: P[], person: Person): P[] {
  const key = keyOf(person)
  const others = people.filter(({ nro_documento }) => nro_documento !== person.nro_documento)
  return others.toSorted((one, other) => Number(keyOf(other) === key) - Number(keyOf(one) === key))
}

const keyOf = ({ nombre, apellido }: Person) => anyOrderKey(nombre, apellido)
