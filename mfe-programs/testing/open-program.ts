import { getProgram, programFichas } from '@fichero/contract/calls/programs.calls'
import type { ProgramAnswer, ProgramFichasAnswer } from '@fichero/contract/programs.schema'
import { answer, type FakeAnswer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'
import { Page as DesignSection } from '../src/pages/design-section'
import { Page } from '../src/pages/program-page'
import { PROGRAM } from './program'

export const remote = {
  definition,
  texts: { es, en },
  pages: { 'program-page': Page, 'design-section': DesignSection },
}

const outcome = (id: number, nombre_rae: string) => ({ id, codigo: `R${id}`, nombre_rae })
const COMPETENCIES: ProgramAnswer['competencias'] = [
  {
    id: 1,
    codigo: '71001',
    nombre_competencia: 'GESTIONAR INGLÉS',
    resultados_aprendizaje: [outcome(1, 'SALUDAR'), outcome(2, 'LEER MANUALES'), outcome(3, 'ESCRIBIR CARTAS')],
  },
  {
    id: 2,
    codigo: '71002',
    nombre_competencia: 'PROBAR',
    resultados_aprendizaje: [outcome(4, 'MEDIR'), outcome(5, 'CONTAR')],
  },
  { id: 3, codigo: '71003', nombre_competencia: 'PRÁCTICA', resultados_aprendizaje: [outcome(6, 'TRABAJAR')] },
  { id: 4, codigo: '', nombre_competencia: 'SIN RESULTADOS', resultados_aprendizaje: [] },
]
const PROGRAM_ANSWER: ProgramAnswer = { ...PROGRAM, competencias: COMPETENCIES, versiones: [PROGRAM] }

/** The API's response with the program, which has four competencies by default. */
export const reply = (fields: Partial<ProgramAnswer> = {}) => answer(getProgram, { ...PROGRAM_ANSWER, ...fields })

/** The API's response with the progress of the program's fichas. */
export const fichasProgress = (fields: Partial<ProgramFichasAnswer> = {}) =>
  answer(programFichas, {
    ok: true,
    fichas: 2,
    sin_reporte: 0,
    competencias: [
      { id: 1, codigo: '71001', nombre_competencia: 'GESTIONAR INGLÉS', porcentaje: 90.91, fichas: [] },
      {
        id: 2,
        codigo: '71002',
        nombre_competencia: 'PROBAR',
        porcentaje: 8.5,
        fichas: [
          { nro_ficha: 2990001, porcentaje: 12 },
          { nro_ficha: 2990002, porcentaje: 5 },
        ],
      },
    ],
    ...fields,
  })

type Visit = Parameters<typeof openInFakeShell>[2]

/** Opens the program's page, with a query or none, and waits for it. */
export async function openProgram(
  answers: FakeAnswer[] = [reply(), fichasProgress()],
  { query = '', ...visit }: Visit & { query?: string } = {},
) {
  const screen = await openInFakeShell(remote, `/programas/1${query}`, { answers, ...visit })
  await screen.findByText(visit.language === 'en' ? en.detail.hours : es.detail.hours)
  return screen
}
