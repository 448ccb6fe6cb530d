import type { AttentionFicha } from '@fichero/contract/attention.schema'
import { summaryText } from './summary-text.js'

const NOTHING = { first: '2026-04-27', last: '2026-05-03', reported: [], attention: [] }
const NOT_OWED = { juicios: 0, fichas: 0, dias: null }
const LINKS = { owed: 'https://fichas.example/owed', attention: 'https://fichas.example/attention' }

const reported = (nro_ficha: number, values: object = {}) => ({
  nro_ficha,
  id_jefe: 1,
  id_centro: null,
  programa_formacion: 'Gestión de huertas',
  reportes: 1,
  antes: 10,
  despues: 10,
  ...values,
})
const needing = (nro_ficha: number, motivos: AttentionFicha['motivos'], values: object = {}) => ({
  nro_ficha,
  id_jefe: 1,
  id_centro: null,
  programa_formacion: 'Gestión de huertas',
  nombre_jefe_ficha: 'Marta Ruiz',
  fecha_fin_lectiva: '2026-08-03',
  aprendices: 20,
  por_evaluar: 3,
  progreso: 40.4,
  esperado: 61.6,
  motivos,
  ...values,
})
const BEHIND = { motivo: 'atrasada', dias: null } as const
const WEEK = {
  ...NOTHING,
  reported: [reported(2_888_001, { reportes: 1200, despues: 1510 }), reported(2_888_002, { antes: null, despues: 90 })],
  attention: [
    needing(2_888_001, [
      { motivo: 'lectiva_terminada', dias: 1 },
      { motivo: 'reporte_viejo', dias: 45 },
    ]),
    needing(2_888_003, [{ motivo: 'termina_pronto', dias: 0 }, { motivo: 'juicios_viejos', dias: 62 }, BEHIND]),
    needing(2_888_004, [{ motivo: 'reporte_viejo', dias: null }]),
  ],
}
const OWED = { juicios: 1045, fichas: 3, dias: 62 }

it('a summary says in Spanish what changed, what is owed and what needs attention', () => {
  expect(summaryText('es', WEEK, OWED, LINKS)?.split('\n')).toEqual([
    'Lo que cambió del 27/04/2026 al 03/05/2026',
    'Se cargaron 1.201 reportes:',
    '- 2888001 Gestión de huertas',
    '- 2888002 Gestión de huertas',
    'Los aprendices en formación de estas fichas tienen 1.500 resultados aprobados más que antes.',
    '',
    'Lo que le falta por evaluar',
    'Usted tiene por evaluar 1.045 juicios, en 3 fichas. El más antiguo espera hace 62 días.',
    LINKS.owed,
    '',
    'Lo que necesita atención: 3 fichas',
    'Lectiva terminada: 1 · Terminan pronto: 1 · Sin reporte reciente: 2 · Por evaluar hace tiempo: 1 · Atrasadas: 1',
    '- 2888001 Gestión de huertas: la lectiva terminó ayer; el último reporte es de hace 45 días',
    '- 2888003 Gestión de huertas: la lectiva termina hoy; hay juicios por evaluar hace 62 días; avance 40 %; por sus fechas sería 62 %',
    '- 2888004 Gestión de huertas: no tiene ningún reporte',
    LINKS.attention,
  ])
})

it('a summary says the same in English', () => {
  expect(summaryText('en', WEEK, OWED, LINKS)?.split('\n')).toEqual([
    'What changed from 27 Apr 2026 to 3 May 2026',
    '1,201 reports were loaded:',
    '- 2888001 Gestión de huertas',
    '- 2888002 Gestión de huertas',
    'The apprentices in training of these fichas have 1,500 approved outcomes more than before.',
    '',
    'What you have outstanding',
    'You have 1,045 outstanding judgments, in 3 fichas. The oldest one has been outstanding for 62 days.',
    LINKS.owed,
    '',
    'What needs attention: 3 fichas',
    'Classroom stage over: 1 · End soon: 1 · No recent report: 2 · Long outstanding: 1 · Behind: 1',
    '- 2888001 Gestión de huertas: the classroom stage ended yesterday; the last report is 45 days old',
    '- 2888003 Gestión de huertas: the classroom stage ends today; judgments outstanding for 62 days; progress 40%; by its dates it would be 62%',
    '- 2888004 Gestión de huertas: no report yet',
    LINKS.attention,
  ])
})

it('a part without anything to say is left out, and so is a summary without parts', () => {
  expect(summaryText('es', NOTHING, NOT_OWED, LINKS)).toBeUndefined()
  expect(summaryText('es', NOTHING, { juicios: 1, fichas: 1, dias: null }, LINKS)).toBe(
    `Lo que le falta por evaluar\nUsted tiene por evaluar 1 juicio, en 1 ficha.\n${LINKS.owed}`,
  )
})

it('only a gain of approved outcomes is reported', () => {
  const week = { ...NOTHING, reported: [reported(2_888_001, { despues: 9 })] }
  expect(summaryText('es', week, NOT_OWED, LINKS)?.split('\n').slice(1)).toEqual([
    'Se cargó 1 reporte:',
    '- 2888001 Gestión de huertas',
  ])
})

it.each([
  [10, 10, undefined],
  [11, 10, '- y 1 ficha más'],
  [1500, 10, '- y 1.490 fichas más'],
])('ten fichas are named in each part, and the others are counted: %i', (fichas, named, others) => {
  const numbers = Array.from({ length: fichas }, (_, index) => 2_888_001 + index)
  const week = {
    ...NOTHING,
    reported: numbers.map((number) => reported(number)),
    attention: numbers.map((number) => needing(number, [BEHIND])),
  }
  const lines = summaryText('es', week, NOT_OWED, LINKS)?.split('\n') ?? []
  expect(lines.filter((line) => line.startsWith('- 2'))).toHaveLength(2 * named)
  expect(lines.filter((line) => line.startsWith('- y'))).toEqual(others === undefined ? [] : [others, others])
})
