import type { Problem } from './check.js'
import { Coverage } from './coverage.js'
import { FORMATS } from './formats.js'
import type { Importer } from './importer.js'
import { make, type Plan, planOf } from './plans.js'
import { shrink } from './shrink.js'
import { textFile } from './text-files.js'
import { tryTable } from './try-table.js'

/** How many tables to try, from which seed on. */
interface Survey {
  seed: number
  tables: number
  /** Stops after this number of different failures. */
  most: number
}

/** Tries one table at a time. Returns each kind of failure once, with the smallest example. */
export async function survey(importer: Importer, { seed, tables, most }: Survey) {
  const coverage = new Coverage()
  /** Descriptions of failures by the changes in the smallest example. */
  const failures = new Map<string, string>()
  const wrongWith = ({ kind, format, ...plan }: Plan) => {
    const { table } = make({ kind, format, ...plan })
    return tryTable(importer, { table, kind, format, formats: FORMATS })
  }
  const isWrong = async (plan: Plan, as?: Problem) =>
    (await wrongWith(plan)).some(({ what }) => as === undefined || what === as.what)

  async function record(plan: Plan, problems: Problem[]): Promise<void> {
    // The changes of known failures are removed first, so that these do not hide another failure.
    const known = new Set([...failures.keys()].flatMap((name) => name.split(', ')))
    const unknown = { ...plan, changes: plan.changes.filter((name) => !known.has(name)) }
    const isKnown = unknown.changes.length < plan.changes.length && !(await isWrong(unknown))
    if (isKnown) return
    const first = (await isWrong(unknown)) ? unknown : plan
    const [as] = await wrongWith(first)
    const least = await shrink(first, (smaller) => isWrong(smaller, as))
    const name = least.changes.join(', ') || `${plan.kind}, ${as?.what}`
    const wrong = await wrongWith(least)
    // A failure that cannot be reproduced is recorded with its first example.
    if (!failures.has(name)) failures.set(name, describeFailure(least, wrong.length > 0 ? wrong : problems))
  }

  for (let number = 0; number < tables && failures.size < most; number++) {
    const plan = planOf(seed + number)
    coverage.add(plan, make(plan).changed)
    const wrong = await wrongWith(plan)
    if (wrong.length > 0) await record(plan, wrong)
  }
  return { coverage, failures: [...failures.values()] }
}

/** Describes a failure with an example that can be tried by hand: a text file with `;`, whatever its format. */
function describeFailure(plan: Plan, wrong: Problem[]): string {
  const { table } = make(plan)
  const example = { ...table, text: { ...table.text, encoding: 'utf8' as const, lineEnd: '\n' as const } }
  return [
    `TABLES=1 TABLES_SEED=${plan.seed}: ${plan.kind}, ${plan.format.name}: ${plan.changes.join(', ') || 'no change'}`,
    ...wrong.map(({ what, at }) => `→ ${what}: ${at}`),
    textFile(example, ';').toString(),
  ].join('\n')
}
