import { isInTraining } from '@fichero/contract/enums'
import type { Enrolment } from '@fichero/contract/fichas.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import type { Step } from '@fichero/kit/list'

type Person = Pick<Enrolment, 'nro_documento' | 'nombre' | 'apellido' | 'resultados_aprobados' | 'total_resultados'> & {
  nro_ficha: number
  /** Undefined for a person in training. */
  estado?: string
}

/**
 * Returns the data of a “previous” or “next” link to a person's page. `isOpen` is true for people in training who still lack
 * outcomes.
 */
export const personStep = (person: Person): Step => ({
  to: apprenticePath(person.nro_documento, person.nro_ficha),
  name: fullName(person),
  isOpen:
    person.resultados_aprobados < person.total_resultados &&
    (person.estado === undefined || isInTraining(person.estado)),
})
