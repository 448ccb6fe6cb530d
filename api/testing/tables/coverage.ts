import { FORMATS } from './formats.js'
import { KIND_NAMES } from './kinds.js'
import { CHANGES, type Plan } from './plans.js'

/** Counts the tables of a run by kind and format, and the changes. */
export class Coverage {
  private readonly tables = new Map<string, number>()
  private readonly changes = new Map<string, number>()

  add({ kind, format }: Plan, changed: readonly string[]): void {
    const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
    count(this.tables, `${kind}, ${format.name}`)
    for (const name of changed) count(this.changes, name)
  }

  /** Kinds, formats and changes that no table had. */
  get missing(): string[] {
    const tried = [...this.tables.keys()]
    return [
      ...KIND_NAMES.filter((kind) => !tried.some((name) => name.startsWith(`${kind}, `))),
      ...FORMATS.map(({ name }) => name).filter((format) => !tried.some((name) => name.endsWith(`, ${format}`))),
      ...Object.keys(CHANGES).filter((name) => !this.changes.has(name)),
    ]
  }

  /** A text table of kinds by formats, and the changes with how often each was made. */
  get summary(): string {
    const short = KIND_NAMES.map((kind) => kind.slice(-12).padStart(14)).join('')
    const formats = FORMATS.map(({ name }) => {
      const counts = KIND_NAMES.map((kind) => String(this.tables.get(`${kind}, ${name}`) ?? 0).padStart(14))
      return `${name.padEnd(22)}${counts.join('')}`
    })
    const changes = Object.keys(CHANGES).map((name) => `${String(this.changes.get(name) ?? 0).padStart(7)}  ${name}`)
    return [`${''.padEnd(22)}${short}`, ...formats, '', ...changes].join('\n')
  }
}
