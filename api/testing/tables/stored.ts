import type { Importer } from './importer.js'
import { FICHA, NEW_FICHA } from './judgment-layouts.js'
import { type Call, codeOf } from './kinds.js'
import { LIST_FICHA } from './people-tables.js'

/** Stored records by the key of their row; fields by name. */
export type Stored = Map<string, Record<string, string | null>>

type Rows = Record<string, unknown>[]

const PEOPLE = `
  SELECT a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.id, m.estado, m.celular, m.correo, m.fecha_reporte
  FROM aprendiz a LEFT JOIN matricula m ON m.nro_documento = a.nro_documento AND m.nro_ficha =`
const OUTCOMES = `
  SELECT r.id, r.codigo, r.nombre_rae, c.codigo AS codigo_competencia, c.nombre_competencia,
    p.codigo AS codigo_programa, p.version
  FROM resultado_aprendizaje r JOIN competencia c ON c.id = r.id_competencia JOIN programa p ON p.id = c.id_programa`
const USERS = `
  SELECT nro_documento, tipo_documento, nombre, apellido, correo_institucional, tipo, rol, fecha_inicio_contrato,
    fecha_fin_contrato FROM usuario`

const FICHAS = { list: LIST_FICHA, judgments: FICHA, 'new ficha': NEW_FICHA }

/** Reads all records that a call may write. */
export async function storedBy(call: Call, importer: Importer): Promise<Stored> {
  if (call === 'design') return designs(await importer.ask(`${OUTCOMES} WHERE p.id <> ${importer.program}`))
  if (call === 'people')
    return byKey(await importer.ask(`${USERS} WHERE id > ${importer.lastUser}`), ({ nro_documento }) => nro_documento)
  const people = await importer.ask(`${PEOPLE} ${FICHAS[call]}`)
  if (call === 'list') return byKey(people.map(withFullNames), ({ nro_documento }) => nro_documento)
  return judgments(importer, people)
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** Returns rows as stored records. `key` returns the key of a row. */
const byKey = (rows: Rows, key: (row: Rows[number]) => unknown): Stored =>
  new Map(
    rows.map((row) => [
      String(key(row)),
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)])),
    ]),
  )

const withFullNames = (row: Rows[number]) => {
  const fullName = `${row.apellido}|${row.nombre}`
  return { ...row, apellidos_y_nombres: fullName, nombres_y_apellidos: fullName }
}

const designs = (rows: Rows): Stored =>
  byKey(
    rows.map((row) => ({ ...textsOf(row), codigo: row.codigo_programa, version: row.version })),
    ({ resultado }) => codeOf(String(resultado)),
  )

const textsOf = (row: Rows[number]) => ({
  competencia: `${row.codigo_competencia} - ${row.nombre_competencia}`,
  resultado: `${row.codigo} - ${row.nombre_rae}`,
})

/** Combines all people with all outcomes. An outcome without a judgment is POR EVALUAR. */
async function judgments({ ask, program }: Importer, people: Rows): Promise<Stored> {
  const outcomes = await ask(`${OUTCOMES} WHERE p.id = ${program}`)
  const stored = new Map((await ask('SELECT * FROM juicio')).map((row) => [keyOf(row), row]))
  const owed = new Map((await ask('SELECT * FROM juicio_pendiente')).map((row) => [keyOf(row), row]))
  const rows = people.flatMap((person) =>
    outcomes.map((outcome) => {
      const key = keyOf({ id_matricula: person.id, id_resultado: outcome.id })
      const judged = stored.get(key)
      const evaluator = judged ?? owed.get(key)
      return {
        ...person,
        ...textsOf(outcome),
        juicio: judged?.estado ?? 'POR EVALUAR',
        fecha_registro: judged?.fecha_registro,
        observacion: judged?.observacion,
        evaluador: `${evaluator?.evaluador_documento ?? ''}|${evaluator?.evaluador_nombre ?? ''}`,
      } as Rows[number]
    }),
  )
  return byKey(rows, (row) => `${row.nro_documento} ${codeOf(String(row.resultado))}`)
}

const keyOf = (row: Rows[number]) => `${row.id_matricula} ${row.id_resultado}`
