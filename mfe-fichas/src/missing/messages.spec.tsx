/** @jest-environment jsdom */
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { openPage } from '../testing/open-page'
import { linesOf } from './missing-lines'
import { useFichaMessage } from './use-ficha-message'
import { useInstructorMessage } from './use-instructor-message'
import { useOwedBy } from './use-owed-by'
import { usePersonMessage } from './use-person-message'

const lacks = (id_resultado: number, responsable: string | null, estado = 'pendiente') => ({
  id_resultado,
  estado,
  fuente: responsable ? 'titular' : 'jefe',
  responsable,
})
const outcome = (id_resultado: number, id_competencia: number, nombre_competencia: string) => ({
  id_resultado,
  id_competencia,
  nombre_competencia,
  nombre_rae: `RESULTADO ${id_resultado}.`,
})
const MISSING = {
  nro_ficha: 2888001,
  nivel: 'tecnologo',
  programa_formacion: 'COCINA',
  nombre_jefe_ficha: 'Ana Rojas',
  ultimo_reporte: { fecha: '2026-11-20 10:00:00', fecha_reporte: '2026-11-14' },
  totales: { aprendices: 1200 },
  aprendices: [
    {
      nro_documento: '1',
      nombre: 'Luz',
      apellido: 'Vega',
      faltan_para_lista: 2,
      faltantes: [lacks(10, '20'), lacks(11, null), lacks(20, '20', 'NO APROBADO')],
    },
    { nro_documento: '2', nombre: 'Eva', apellido: 'Paz', faltan_para_lista: 0, faltantes: [lacks(10, '20')] },
  ],
  resultados: [outcome(10, 1, 'COCINAR. '), outcome(11, 1, 'COCINAR. '), outcome(20, 2, 'SERVIR')],
  responsables: [{ clave: '20', documento: '20', nombre: 'Rita Luna' }],
} as unknown as MissingAnswer

/** What the messages about this answer say. */
async function said(given: object = {}) {
  const missing = { ...MISSING, ...given } as MissingAnswer
  const lines = linesOf(missing, { near: false, aprendiz: undefined, competencia: undefined, resultado: undefined })
  const [luz, eva] = missing.aprendices
  const [rita] = missing.responsables
  let texts: Record<'group' | 'luz' | 'eva' | 'rita', string> | undefined
  let owedBy: string[] = []
  function Page() {
    const ofPerson = usePersonMessage(missing)
    const of = (person: typeof luz) =>
      ofPerson(
        person!,
        lines.filter((line) => line.person === person),
      )
    texts = {
      group: useFichaMessage(missing)(),
      luz: of(luz),
      eva: of(eva),
      rita: useInstructorMessage(missing)(
        rita!,
        lines.filter(({ responsible }) => responsible),
      ),
    }
    owedBy = lines.map(useOwedBy())
    return null
  }
  const { unmount } = await openPage(Page)
  unmount()
  return { ...texts!, owedBy }
}

test('the group is told which outcomes are missing and to how many, and nobody’s name', async () => {
  const { group } = await said()
  expect(group).toBe(`Buen día:

Según el reporte de SOFIA Plus del 14 nov 2026, estos resultados aún le faltan a alguien de la ficha 2888001 (COCINA):

COCINAR
- RESULTADO 10: 2 de 1.200 aprendices
- RESULTADO 11: 1 de 1.200 aprendices

SERVIR
- RESULTADO 20: 1 de 1.200 aprendices

Para saber cuáles le faltan a usted, pregunte al jefe de ficha, Ana Rojas.

Muchas gracias.`)
})

test('a person is told what is missing, who evaluates it where that is known, and how far the test is', async () => {
  const { luz } = await said()
  expect(luz).toBe(`Buen día, Luz:

Según el reporte de SOFIA Plus del 14 nov 2026, en la ficha 2888001 le faltan 3 resultados:

COCINAR
- RESULTADO 10 (lo evalúa Rita Luna)
- RESULTADO 11

SERVIR
- RESULTADO 20 (lo evalúa Rita Luna)

Para el 75 % que pide la prueba TyT le faltan 2.

Si ya presentó alguno, hable con el instructor para que registre el juicio en SOFIA Plus.

Muchas gracias.`)
})

test('who has enough for the test is told so, and who does not take it nothing of it', async () => {
  expect((await said()).eva).toContain('le falta 1 resultado:')
  expect((await said()).eva).toContain('\n\nYa tiene el 75 % que pide la prueba TyT.\n\n')
  expect((await said({ nivel: 'tecnico' })).luz).not.toMatch(/TyT/)
})

test('who owes judgments is told of whom, apart from what was not approved', async () => {
  const { rita } = await said()
  expect(rita).toContain(
    'Buen día, Rita Luna:\n\nSegún el reporte de SOFIA Plus del 14 nov 2026, en la ficha 2888001 (COCINA)',
  )
  expect(rita).toContain('\n\nPor evaluar\n- COCINAR. RESULTADO 10: Vega, Luz; Paz, Eva\n\nNo aprobados')
  expect(rita).toContain('otra vez\n- SERVIR. RESULTADO 20: Vega, Luz\n\n¿Podría usted')
})

test('the report is of its own day, else of that of its load', async () => {
  const { group } = await said({ ultimo_reporte: { fecha: '2026-11-20', fecha_reporte: null } })
  expect(group).toContain('del 20 nov 2026,')
  expect((await said({ ultimo_reporte: null })).group).toContain('SOFIA Plus del ,')
})

test('a line says who evaluates it, or that the report does not', async () => {
  expect((await said()).owedBy.slice(0, 2)).toEqual(['Lo evalúa Rita Luna', 'El reporte no dice quién evalúa'])
})
