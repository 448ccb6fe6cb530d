import { OWED_SOURCES } from '@fichero/contract/enums'
import type {
  OwedAges,
  OwedByInstructorAnswer,
  OwedFicha,
  OwedInstructor,
  OwedOutcome,
  Responsible,
} from '@fichero/contract/owed.schema'
import { owedAge } from '@fichero/contract/owed-ages'
import { responsibleKey } from '@fichero/contract/responsible-key'
import { owedGroups } from '../src/owed/owed-groups'

const RITA: Responsible = { fuente: 'titular', documento: '20', nombre: 'Rita Luna', id_usuario: 7 }
const OTTO: Responsible = { fuente: 'evaluador', documento: null, nombre: 'Otto Gil', id_usuario: null }
const HEAD: Responsible = { fuente: 'jefe', documento: '30', nombre: 'Ana Rojas', id_usuario: 8 }

const outcome = (id_resultado: number, id_competencia: number, changes: Partial<OwedOutcome> = {}): OwedOutcome => ({
  id_resultado,
  codigo: `71${id_resultado}`,
  nombre_rae: `RESULTADO ${id_resultado}`,
  id_competencia,
  codigo_competencia: `7${id_competencia}`,
  nombre_competencia: `COMPETENCIA ${id_competencia}`,
  responsable: RITA,
  personas: 2,
  juzgados: 5,
  desde: '2026-10-01',
  dias: 50,
  ...changes,
})

const ficha = (nro_ficha: number, changes: Partial<OwedFicha> = {}): OwedFicha => ({
  nro_ficha,
  programa_formacion: 'COCINA',
  nombre_jefe_ficha: 'Ana Rojas',
  fecha_fin_lectiva: '2027-07-25',
  dias_tras_lectiva: -240,
  con_reporte: true,
  ultimo_reporte: { fecha: '2026-11-20T15:00:00Z', fecha_reporte: '2026-11-14', archivo: 'juicios.xls' },
  aprendices: 28,
  fuera_de_formacion: [],
  faltan: 10,
  por_evaluar: 10,
  no_aprobados: 0,
  sin_empezar: 0,
  resultados: [],
  ...changes,
})

/** Two fichas in which three evaluators owe judgments, and one ficha without a report. */
export const OWED: OwedFicha[] = [
  ficha(2888001, {
    dias_tras_lectiva: 12,
    no_aprobados: 1200,
    sin_empezar: 3,
    fuera_de_formacion: [
      { estado: 'CANCELADO', personas: 2 },
      { estado: 'APLAZADO', personas: 1 },
    ],
    resultados: [
      outcome(10, 1),
      outcome(11, 1, { responsable: OTTO, personas: 1, desde: null, dias: null }),
      outcome(20, 2, { responsable: HEAD, personas: 28, juzgados: 0, desde: null, dias: null }),
    ],
  }),
  ficha(2888002, {
    programa_formacion: 'SISTEMAS',
    resultados: [outcome(10, 1, { responsable: { ...RITA, fuente: 'evaluador' }, personas: 4, dias: 1 })],
  }),
  ficha(2888003, { con_reporte: false, ultimo_reporte: null }),
]

/** Returns the fichas with only the judgments that one person owes. */
export const ofPerson = (fichas: OwedFicha[], clave: string): OwedFicha[] =>
  fichas
    .map((one) => ({
      ...one,
      resultados: one.resultados.filter(({ responsable }) => responsibleKey(responsable) === clave),
    }))
    .filter(({ resultados }) => resultados.length > 0)

const agesOf = (outcomes: OwedOutcome[]): OwedAges => {
  const ages = { hasta_7: 0, hasta_30: 0, hasta_60: 0, hasta_90: 0, mas_de_90: 0 }
  for (const { dias, personas } of outcomes) {
    const age = owedAge(dias)
    if (age) ages[age] += personas
  }
  return ages
}

/** Returns the answer about the people who owe the judgments of these fichas. */
export function byInstructor(fichas: OwedFicha[]): Pick<OwedByInstructorAnswer, 'instructores' | 'totales'> {
  const instructores = owedGroups(fichas, 'persona').flatMap(({ key, rows, total }): OwedInstructor[] => {
    const responsable = rows[0]?.responsable ?? HEAD
    const sources = rows.map((row) => row.responsable.fuente)
    return [
      {
        clave: key,
        documento: responsable.documento,
        nombre: responsable.nombre,
        id_usuario: responsable.id_usuario,
        fuentes: OWED_SOURCES.filter((source) => sources.includes(source)),
        juicios: total,
        fichas: new Set(rows.map((row) => row.ficha.nro_ficha)).size,
        desde: rows[0]?.desde ?? null,
        dias: rows[0]?.dias ?? null,
        antiguedades: agesOf(rows),
      },
    ]
  })
  const sum = (figureOf: (one: OwedFicha) => number) => fichas.reduce((total, one) => total + figureOf(one), 0)
  const unknown = fichas.filter(({ con_reporte }) => !con_reporte)
  return {
    instructores,
    totales: {
      juicios: instructores.reduce((total, { juicios }) => total + juicios, 0),
      antiguedades: agesOf(fichas.flatMap(({ resultados }) => resultados)),
      fichas: fichas.length,
      con_pendientes: fichas.filter(({ resultados }) => resultados.length > 0).length,
      no_aprobados: sum(({ no_aprobados }) => no_aprobados),
      fuera_de_formacion: sum(({ fuera_de_formacion }) =>
        fuera_de_formacion.reduce((total, { personas }) => total + personas, 0),
      ),
      sin_empezar: sum(({ sin_empezar }) => sin_empezar),
      sin_reporte: unknown.length,
      primeras_sin_reporte: unknown.map(({ nro_ficha }) => nro_ficha),
    },
  }
}
