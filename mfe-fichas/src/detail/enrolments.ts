import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { Enrolment } from '@fichero/contract/fichas.schema'

type Person = Pick<Enrolment, 'nombre' | 'apellido' | 'estado'>

const spanish = new Intl.Collator('es', { sensitivity: 'base' })

export const isInTraining = ({ estado }: Pick<Enrolment, 'estado'>) => IN_TRAINING_STATES.includes(estado)

/** Sorts apprentices in training first, then by surname and name. */
export const inReadingOrder = <T extends Person>(people: readonly T[]): T[] =>
  people.toSorted(
    (a, b) =>
      Number(isInTraining(b)) - Number(isInTraining(a)) ||
      spanish.compare(a.apellido, b.apellido) ||
      spanish.compare(a.nombre, b.nombre),
  )
