import type { OutcomeRecord } from '../../files/spreadsheet-reader/records.js'
import { designChanges } from './design-changes.js'
import { designTexts, listed } from './design-texts.js'
import type { DesignPlan } from './plan-design.js'

const outcome = (codigo: string, competency = '10'): OutcomeRecord => ({
  fila: 2,
  competency: { codigo: competency, nombre: `COMPETENCIA ${competency}` },
  outcome: { codigo, nombre_rae: `RESULTADO ${codigo}` },
  otherReading: null,
})

const codesUpTo = (count: number) => Array.from({ length: count }, (_, at) => String(at))
const renaming = (codigo: string, text = 'texto') => ({ codigo, antes: `antes ${text}`, despues: `después ${text}` })

const plan = (overrides: Partial<DesignPlan>) =>
  ({ added: [], competencies: new Map(), outcomes: new Map(), ...overrides }) as unknown as DesignPlan

describe('designChanges', () => {
  it('returns new outcomes by their codes', () => {
    const changes = designChanges(plan({ added: [outcome('1'), outcome('2')] }))
    expect(changes).toEqual({ antes: {}, despues: { resultados_nuevos: ['1', '2'] } })
  })

  it('returns old and new names of renamed outcomes and competencies', () => {
    const renamed = { competencies: new Map([[1, renaming('10')]]), outcomes: new Map([[1, renaming('7')]]) }
    expect(designChanges(plan(renamed))).toEqual({
      antes: { textos: { 7: 'antes texto', 10: 'antes texto' } },
      despues: { resultados_nuevos: [], textos: { 7: 'después texto', 10: 'después texto' } },
    })
  })

  it('limits the number of names and their length', () => {
    const outcomes = new Map(codesUpTo(81).map((code, at) => [at, renaming(code, 'x'.repeat(300))]))
    const { despues } = designChanges(plan({ added: codesUpTo(81).map((code) => outcome(code)), outcomes }))
    expect(despues.resultados_nuevos).toHaveLength(80)
    const texts = Object.values(despues.textos as Record<string, string>)
    expect(texts).toHaveLength(80)
    expect(new Set(texts.map(({ length }) => length))).toEqual(new Set([200]))
  })
})

describe('designTexts', () => {
  it('groups outcomes by competency, in the order of the file', () => {
    expect(designTexts([outcome('1', '20'), outcome('2', '10'), outcome('3', '20')])).toEqual([
      {
        codigo: '20',
        nombre_competencia: 'COMPETENCIA 20',
        resultados_aprendizaje: [
          { codigo: '1', nombre_rae: 'RESULTADO 1' },
          { codigo: '3', nombre_rae: 'RESULTADO 3' },
        ],
      },
      {
        codigo: '10',
        nombre_competencia: 'COMPETENCIA 10',
        resultados_aprendizaje: [{ codigo: '2', nombre_rae: 'RESULTADO 2' }],
      },
    ])
  })

  it('returns only the first 500 outcomes', () => {
    expect(designTexts(codesUpTo(501).map((code) => outcome(code)))[0]?.resultados_aprendizaje).toHaveLength(500)
    expect(listed(codesUpTo(501))).toEqual(codesUpTo(500))
    expect(listed(codesUpTo(3))).toEqual(codesUpTo(3))
  })
})
