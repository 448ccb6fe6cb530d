/** @jest-environment jsdom */
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { openPage } from '../../testing/open-page'
import { type Draft, messageText } from '../message/message-text'
import { useApprenticeDraft } from '../message/use-apprentice-draft'
import { lackedCompetencies, linesOf } from './missing-lines'
import { useFichaDraft } from './use-ficha-draft'
import { useInstructorDraft } from './use-instructor-draft'

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
      nombre: 'LUZ ÁNGELA',
      apellido: 'VEGA',
      faltan_para_lista: 2,
      faltantes: [lacks(10, '20'), lacks(11, null), lacks(20, '20', 'NO APROBADO')],
    },
    { nro_documento: '2', nombre: 'Eva', apellido: 'Paz', faltan_para_lista: 0, faltantes: [lacks(10, '20')] },
  ],
  resultados: [outcome(10, 1, 'COCINAR. '), outcome(11, 1, 'COCINAR. '), outcome(20, 2, 'SERVIR')],
  responsables: [{ clave: '20', documento: '20', nombre: 'Rita Luna' }],
} as unknown as MissingAnswer

/** Returns all messages that are written from the API's answer `MISSING` with `changes`. */
async function draftsOf(changes: object = {}) {
  const missing = { ...MISSING, ...changes } as MissingAnswer
  const lines = linesOf(missing, { near: false, aprendiz: undefined, competencia: undefined, resultado: undefined })
  const [luz, eva] = missing.aprendices
  const [rita] = missing.responsables
  let drafts: Record<'group' | 'luz' | 'eva' | 'rita', Draft> | undefined
  function Page() {
    const ofPerson = useApprenticeDraft(missing)
    const draftTo = (person: typeof luz) =>
      ofPerson({ ...person!, competencies: lackedCompetencies(lines.filter((line) => line.person === person)) })
    drafts = {
      group: useFichaDraft(missing)(),
      luz: draftTo(luz),
      eva: draftTo(eva),
      rita: useInstructorDraft(missing)(
        rita!,
        lines.filter(({ responsible }) => responsible),
      ),
    }
    return null
  }
  const { unmount } = await openPage(Page)
  unmount()
  return drafts!
}

test('the message to all people of the ficha says how many people lack what, and names nobody', async () => {
  const { group } = await draftsOf()
  expect(group.subject).toBe('Lo que falta en la ficha 2888001')
  expect(messageText(group.short)).toBe(`Buen día:

Según el reporte de SOFIA Plus del 14/11/2026, esto aún le falta a alguien de la ficha 2888001 (Cocina):

- Cocinar: 2 de 1.200 aprendices
- Servir: 1 de 1.200 aprendices

Para saber qué le falta a usted, pregunte al jefe de ficha, Ana Rojas.

Muchas gracias.`)
  expect(messageText(group.full)).toContain(
    '\n\nCocinar\n- Resultado 10: 2 de 1.200 aprendices\n- Resultado 11: 1 de 1.200 aprendices\n\nServir\n- Resultado 20',
  )
})

test('the message to a person counts missing outcomes by competency, and says how many are still needed for TyT', async () => {
  const { luz } = await draftsOf()
  expect(luz.subject).toBe('Lo que falta en la ficha 2888001')
  expect(messageText(luz.short)).toBe(`Buen día, Luz Ángela:

Según el reporte de SOFIA Plus del 14/11/2026, en la ficha 2888001 le faltan 3 resultados:

- Cocinar: 2 resultados
- Servir: 1 resultado

Para el 75\u00a0% que pide la prueba TyT le faltan 2.

Si ya presentó alguno, hable con el instructor para que registre el juicio en SOFIA Plus.

Muchas gracias.`)
})

test('the full message to a person lists missing outcomes with their known evaluators', async () => {
  expect(messageText((await draftsOf()).luz.full)).toContain(
    '\n\nCocinar\n- Resultado 10 (lo evalúa Rita Luna)\n- Resultado 11\n\nServir\n- Resultado 20 (lo evalúa Rita Luna)\n\n',
  )
})

test('the message to a person says that the person is ready for the TyT test, which técnicos do not take', async () => {
  const eva = messageText((await draftsOf()).eva.short)
  expect(eva).toContain('le falta 1 resultado:')
  expect(eva).toContain('\n\nYa tiene el 75\u00a0% que pide la prueba TyT.\n\n')
  expect(messageText((await draftsOf({ nivel: 'tecnico' })).luz.short)).not.toMatch(/TyT/)
})

test('the message to an evaluator has pending judgments and judgments NO APROBADO separately', async () => {
  const { rita } = await draftsOf()
  expect(rita.subject).toBe('Lo que falta por evaluar en la ficha 2888001')
  const short = messageText(rita.short)
  expect(short).toContain(
    'Buen día, Rita Luna:\n\nSegún el reporte de SOFIA Plus del 14/11/2026, en la ficha 2888001 (Cocina)',
  )
  expect(short).toContain('\n\nPor evaluar\n- Cocinar: 2 juicios\n\nNo aprobados')
  expect(short).toContain('otra vez\n- Servir: 1 juicio\n\n¿Podría usted')
  const full = messageText(rita.full)
  expect(full).toContain('\n\nPor evaluar\n- Cocinar. Resultado 10: Vega, Luz Ángela; Paz, Eva\n\nNo aprobados')
  expect(full).toContain('otra vez\n- Servir. Resultado 20: Vega, Luz Ángela\n\n¿Podría usted')
})

test('the messages have the date of the report, or of the import if the report has no date', async () => {
  const opening = async (changes: object) => (await draftsOf(changes)).group.short.opening
  expect(await opening({ ultimo_reporte: { fecha: '2026-11-20', fecha_reporte: null } })).toContain('del 20/11/2026,')
  expect(await opening({ ultimo_reporte: null })).toContain('SOFIA Plus del ,')
})
