import type { Wrong } from './check.js'
import { Coverage } from './coverage.js'
import { FORMATS } from './formats.js'
import { make, type Plan, planOf } from './plans.js'
import type { Registrar } from './registrar.js'
import { shrink } from './shrink.js'
import { textFile } from './text-files.js'
import { tryTable } from './try-table.js'

interface Survey {
  seed: number
  tables: number
  /** How many different failures are looked at. */
  most: number
}

/** Tries one table after the other. Returns each kind of failure once, as small as it gets. */
export async function survey(registrar: Registrar, { seed, tables, most }: Survey) {
  const coverage = new Coverage()
  /** By the changes that are left. */
  const failures = new Map<string, string>()
  const wrongWith = ({ kind, format, ...plan }: Plan) => {
    const { table } = make({ kind, format, ...plan })
    return tryTable(registrar, { table, kind, format, formats: FORMATS })
  }
  const isWrong = async (plan: Plan, as?: Wrong) =>
    (await wrongWith(plan)).some(({ what }) => as === undefined || what === as.what)

  async function found(plan: Plan, told: Wrong[]): Promise<void> {
    // What is known is left out first, so that it does not hide another failure.
    const known = new Set([...failures.keys()].flatMap((name) => name.split(', ')))
    const unknown = { ...plan, changes: plan.changes.filter((name) => !known.has(name)) }
    const isKnown = unknown.changes.length < plan.changes.length && !(await isWrong(unknown))
    if (isKnown) return
    const first = (await isWrong(unknown)) ? unknown : plan
    const [as] = await wrongWith(first)
    const least = await shrink(first, (smaller) => isWrong(smaller, as))
    const name = least.changes.join(', ') || `${plan.kind}, ${as?.what}`
    const wrong = await wrongWith(least)
    // What went wrong once only is told as it was then.
    if (!failures.has(name)) failures.set(name, described(least, wrong.length > 0 ? wrong : told))
  }

  for (let number = 0; number < tables && failures.size < most; number++) {
    const plan = planOf(seed + number)
    coverage.add(plan, make(plan).changed)
    const wrong = await wrongWith(plan)
    if (wrong.length > 0) await found(plan, wrong)
  }
  return { coverage, failures: [...failures.values()] }
}

/** The example as somebody can try it: `;` between its values, whatever its format. */
function described(plan: Plan, wrong: Wrong[]): string {
  const { table } = make(plan)
  const example = { ...table, text: { ...table.text, encoding: 'utf8' as const, lineEnd: '\n' as const } }
  return [
    `TABLES=1 TABLES_SEED=${plan.seed}: ${plan.kind}, ${plan.format.name}: ${plan.changes.join(', ') || 'no change'}`,
    ...wrong.map(({ what, at }) => `→ ${what}: ${at}`),
    textFile(example, ';').toString(),
  ].join('\n')
}
