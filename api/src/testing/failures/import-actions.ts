import { undoImport } from '../import-history.js'
import { FICHA, importEvaluations, type School } from '../school.js'
import { edited } from '../spreadsheets.js'
import type { Action, Ask } from './actions.js'
import { type Summary, summaryOf } from './summary.js'

const [DOCUMENT, JUDGMENT, DAY, EVALUATOR] = [1, 7, 9, 10]
const HEAD = 13
/** So many that their judgments take two statements. */
const PEOPLE = 7

/** A report of a few people, with what another one has not yet or no longer. */
const report = (approves: (place: number) => boolean) =>
  edited('judgments', (rows) => {
    const people = [...new Set(rows.slice(HEAD).map((row) => row[DOCUMENT]))].slice(0, PEOPLE)
    const kept = rows.splice(HEAD).filter((row) => people.includes(row[DOCUMENT]))
    kept.forEach((row, place) => {
      const isApproved = approves(place)
      row[JUDGMENT] = isApproved ? 'APROBADO' : 'POR EVALUAR'
      row[DAY] = isApproved ? 46_000 : null
      row[EVALUATOR] = isApproved ? 'CC 1890099001 - MARÍA RÍOS' : null
    })
    rows.push(...kept)
  })

type Content = Pick<Summary, 'juicios' | 'juicios_de' | 'avance' | 'personas'>
const contentOf = ({ juicios, juicios_de, avance, personas }: Summary): Content => ({
  juicios,
  juicios_de,
  avance,
  personas,
})

/** Loading a report, and undoing the newest load. Each load replaces the one before. */
export async function importActions(school: School, ask: Ask) {
  const files = [report((place) => place % 7 !== 0), report((place) => place % 5 !== 0)]
  const contents = new Map<number | undefined, Content>([[undefined, contentOf(await summaryOf(ask))]])
  const stack: { id: number; file: number }[] = []
  const next = () => (stack.at(-1)?.file === 0 ? 1 : 0)
  const newest = async () => Number((await ask('SELECT MAX(id) AS id FROM importacion'))[0]?.id)
  const send = async (file: number) =>
    (await importEvaluations(school, FICHA, files[file]!, '?forzar=true&ausentes=fuera')).status
  const undo = async () => (await undoImport(school, stack.at(-1)?.id ?? 999_999)).status
  const checked = (before: Summary, after: Summary) => {
    expect(after.importaciones).toBe(before.importaciones + 1)
    expect(after.auditoria).toBe(before.auditoria + 1)
    expect(contentOf(after)).toEqual(contents.get(stack.at(-1)?.file))
  }

  // What each report leaves is learned while nothing fails.
  for (const file of [0, 1]) {
    expect(await send(file)).toBe(200)
    stack.push({ id: await newest(), file })
    contents.set(file, contentOf(await summaryOf(ask)))
  }
  const load: Action = {
    name: 'load',
    prepare() {
      const file = next()
      return {
        send: () => send(file),
        async check(before, after) {
          stack.push({ id: await newest(), file })
          checked(before, after)
        },
      }
    },
  }
  const undoNewest: Action = {
    name: 'undo',
    prepare: () => ({
      isRefused: stack.length === 0,
      send: undo,
      async check(before, after) {
        stack.pop()
        checked(before, after)
      },
    }),
  }
  return {
    all: [load, undoNewest],
    /** Undoes all loads. */
    async empty() {
      for (; stack.length > 0; stack.pop()) expect(await undo()).toBe(200)
    },
  }
}
