import { undoImport } from '../import-history.js'
import { FICHA, importEvaluations, type School } from '../school.js'
import { edited } from '../spreadsheets.js'
import type { Action, Ask } from './actions.js'
import { type Summary, summaryOf } from './summary.js'

const [DOCUMENT, JUDGMENT, DAY, EVALUATOR] = [1, 7, 9, 10]
/** Number of rows above the data of a judgments report. */
const HEAD = 13
/** Number of people in a report: enough that inserting their judgments takes two statements. */
const PEOPLE = 7

/** Returns a report of a few people. `approves` decides by the index of a row whether its judgment is APROBADO. */
const report = (approves: (index: number) => boolean) =>
  edited('judgments', (rows) => {
    const people = [...new Set(rows.slice(HEAD).map((row) => row[DOCUMENT]))].slice(0, PEOPLE)
    const selected = rows.splice(HEAD).filter((row) => people.includes(row[DOCUMENT]))
    selected.forEach((row, index) => {
      const isApproved = approves(index)
      row[JUDGMENT] = isApproved ? 'APROBADO' : 'POR EVALUAR'
      row[DAY] = isApproved ? 46_000 : null
      row[EVALUATOR] = isApproved ? 'CC 1890099001 - MARÍA RÍOS' : null
    })
    rows.push(...selected)
  })

type Content = Pick<Summary, 'juicios' | 'juicios_de' | 'avance' | 'personas'>
const contentOf = ({ juicios, juicios_de, avance, personas }: Summary): Content => ({
  juicios,
  juicios_de,
  avance,
  personas,
})

/** Returns the actions of importing a report and of undoing the newest import. Each report replaces the previous one. */
export async function importActions(school: School, ask: Ask) {
  const files = [report((index) => index % 7 !== 0), report((index) => index % 5 !== 0)]
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

  // Records the result of each report without failures.
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
    /** Undoes all imports. */
    async empty() {
      for (; stack.length > 0; stack.pop()) expect(await undo()).toBe(200)
    },
  }
}
