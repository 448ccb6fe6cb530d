import type { OutcomeRecord } from '../sheets/records.js'
import { designChanges } from './design-changes.js'
import { designTexts, listed } from './design-texts.js'
import type { DesignPlan } from './plan-design.js'

const outcome = (codigo: string, competency = '10'): OutcomeRecord => ({
  fila: 2,
  competency: { codigo: competency, nombre: `COMPETENCIA ${competency}` },
  outcome: { codigo, nombre_rae: `RESULTADO ${codigo}` },
  otherwise: null,
})

const many = (count: number) => Array.from({ length: count }, (_, at) => String(at))
const renaming = (codigo: string, text = 'texto') => ({ codigo, antes: `antes ${text}`, despues: `después ${text}` })

const plan = (given: Partial<DesignPlan>) =>
  ({ added: [], competencies: new Map(), outcomes: new Map(), ...given }) as unknown as DesignPlan

describe('the trail of a new design', () => {
  it('names new outcomes by their codes', () => {
    const changes = designChanges(plan({ added: [outcome('1'), outcome('2')] }))
    expect(changes).toEqual({ antes: {}, despues: { resultados_nuevos: ['1', '2'] } })
  })

  it('has both texts of what is renamed', () => {
    const renamed = { competencies: new Map([[1, renaming('10')]]), outcomes: new Map([[1, renaming('7')]]) }
    expect(designChanges(plan(renamed))).toEqual({
      antes: { textos: { 7: 'antes texto', 10: 'antes texto' } },
      despues: { resultados_nuevos: [], textos: { 7: 'después texto', 10: 'después texto' } },
    })
  })

  it('is bounded', () => {
    const outcomes = new Map(many(81).map((code, at) => [at, renaming(code, 'x'.repeat(300))]))
    const { despues } = designChanges(plan({ added: many(81).map((code) => outcome(code)), outcomes }))
    expect(despues.resultados_nuevos).toHaveLength(80)
    const texts = Object.values(despues.textos as Record<string, string>)
    expect(texts).toHaveLength(80)
    expect(new Set(texts.map(({ length }) => length))).toEqual(new Set([200]))
  })
})

describe('the texts of a file', () => {
  it('are grouped by competency, in the order of the file', () => {
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

  it('are the first five hundred', () => {
    expect(designTexts(many(501).map((code) => outcome(code)))[0]?.resultados_aprendizaje).toHaveLength(500)
    expect(listed(many(501))).toEqual(many(500))
    expect(listed(many(3))).toEqual(many(3))
  })
})
