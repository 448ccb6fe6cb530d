import type { Detail, RowChange } from '../../imports/import-detail.entity.js'
import type { FichaState } from './ficha-state.js'
import type { FichaPlan } from './plan-ficha.js'
import { isHeld } from './plan-judgments.js'

/** What a plan changes besides judgments. `creacion`: the ficha is created with it. */
export function detailOf({ people, judgments }: FichaPlan, state: FichaState, creacion: boolean): Detail {
  const personas = people.flatMap(({ person, writesPerson, before }): RowChange[] => {
    const { nro_documento } = person
    const known = before ?? state.others.get(nro_documento)
    return writesPerson ? [{ nro_documento, antes: known ? identity(known) : null, despues: identity(person) }] : []
  })
  const matriculas = people.flatMap(({ person: { nro_documento }, before, enrolment }): RowChange[] => {
    const [antes, despues] = [before ? enrolled(before) : null, enrolled(enrolment)]
    return antes && isEqual(antes, despues) ? [] : [{ nro_documento, antes, despues }]
  })
  const titulares = judgments
    .filter(({ movesHolder }) => movesHolder)
    .map(({ record, id_resultado }) => {
      const held = state.holders.get(record.nro_documento)?.get(id_resultado)
      const despues = isHeld(record) ? holder(record) : null
      return { nro_documento: record.nro_documento, id_resultado, antes: held ? holder(held) : null, despues }
    })
  return { creacion, personas, matriculas, titulares, retirados: [], nombres: [] }
}

const identity = ({ tipo_documento, nombre, apellido }: Record<'tipo_documento' | 'nombre' | 'apellido', string>) => ({
  tipo_documento,
  nombre,
  apellido,
})

type Enrolled = { estado: string } & Record<'celular' | 'correo' | 'fecha_reporte', string | null>

const enrolled = ({ estado, celular, correo, fecha_reporte }: Enrolled) => ({ estado, celular, correo, fecha_reporte })

type Holder = Record<'evaluador_documento' | 'evaluador_nombre', string | null>

const holder = ({ evaluador_documento, evaluador_nombre }: Holder) => ({ evaluador_documento, evaluador_nombre })

type Columns = Record<string, string | null>

const isEqual = (one: Columns, other: Columns) => Object.keys(one).every((column) => one[column] === other[column])
