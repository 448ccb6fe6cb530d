import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area, ExampleFile, Part } from '@fichero/kit/catalogue/areas'
import { docOf } from './doc-comment'
import { libraryPart, partOf, typePart } from './part-of'
import { moduleAt } from './props-of'
import { readSource, type SourceFile, textOf } from './source-file'

/** Entry points that the catalogue omits, because screens do not import from them. */
const NOT_SHOWN = ['host', 'releases', 'schemas']

/** The order of parts in the catalogue. */
const KINDS = ['component', 'hook', 'function', 'value', 'type']

/** Reads the entry points that the kit's `package.json` lists, with their examples. `kit` is the kit's folder. */
export function kitAreas(kit: string): Area[] {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { exports: object }
  const names = Object.keys(exports).flatMap((key) => /^\.\/([\w-]+)$/.exec(key)?.slice(1) ?? [])
  return names.filter((name) => !NOT_SHOWN.includes(name)).map((name) => areaOf(kit, name))
}

function areaOf(kit: string, name: string): Area {
  const entry = readSource(join(kit, 'src', `${name}.ts`))
  const parts = partsOf(entry).toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
  return { name, about: aboutOf(entry), parts, files: examplesOf(join(kit, 'examples', name), name) }
}

/** Returns the line comments at the top of an entry point. */
function aboutOf({ comments, body }: SourceFile): string {
  const first = body.find(({ type }) => type !== 'ImportDeclaration')?.start ?? 0
  return comments
    .filter(({ type, end }) => type === 'CommentLine' && (end ?? 0) <= first)
    .map(({ value }) => value.trim())
    .join(' ')
}

/** Returns the exports of an entry point: declared in it, or re-exported from other files and from libraries. */
function partsOf(entry: SourceFile): Part[] {
  return entry.body.flatMap((statement): Part[] => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.declaration) {
      const names = namesOf(statement.declaration)
      return names.flatMap((name) => partOf(entry, name) ?? [])
    }
    const from = statement.source?.value ?? ''
    return statement.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ExportSpecifier') return []
      const name = textOf(entry, specifier.exported)
      // Icons are not listed: their names are clear enough.
      if (name.startsWith('Icon')) return []
      if (!from.startsWith('.')) return [libraryPart(name, docOf(specifier), from)]
      const file = readSource(moduleAt(entry.path, from))
      return partOf(file, specifier.local.name) ?? typePart(file, specifier.local.name) ?? []
    })
  })
}

const namesOf = (declaration: { type: string }): string[] => {
  const node = declaration as { id?: { name: string }; declarations?: { id: { name: string } }[]; type: string }
  if (node.type.startsWith('TS') && node.type !== 'TSDeclareFunction') return []
  return node.id ? [node.id.name] : (node.declarations?.map(({ id }) => id.name) ?? [])
}

function examplesOf(folder: string, area: string): ExampleFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const source = readSource(join(folder, file))
      const shows = source.body.flatMap((statement) =>
        statement.type === 'ImportDeclaration' && statement.source.value === `@fichero/kit/${area}`
          ? statement.specifiers.map(({ local }) => local.name)
          : [],
      )
      const examples = source.body.flatMap((statement) => {
        if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
        const names = namesOf(statement.declaration).filter((name) => /^[A-Z]/.test(name))
        return names.map((name) => ({ name, description: docOf(statement).description }))
      })
      return { path: `${area}/${file}`, text: source.text, shows, examples }
    })
}
