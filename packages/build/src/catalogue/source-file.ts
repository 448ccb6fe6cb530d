import { readFileSync } from 'node:fs'
import { type ParseResult, parse } from '@babel/parser'
import type * as ast from '@babel/types'

/** A module's text and its top-level statements. */
export interface SourceFile {
  path: string
  text: string
  body: ast.Statement[]
  comments: readonly ast.Comment[]
}

const parsed = new Map<string, SourceFile>()

/** Reads and parses a module. Caches the result until the file changes. */
export function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const cached = parsed.get(path)
  if (cached?.text === text) return cached
  const { program, comments }: ParseResult = parse(text, {
    sourceType: 'module',
    plugins: path.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
  })
  const file = { path, text, body: program.body, comments: comments ?? [] }
  parsed.set(path, file)
  return file
}

/** Returns the source text of a node on one line, without comments. Members on separate lines are joined with `; `. */
export const textOf = ({ text }: SourceFile, { start, end }: ast.Node) =>
  text
    .slice(start ?? 0, end ?? 0)
    .replace(/\/\*.*?\*\/\s*/gs, '')
    .replace(/(?<=[\w\])}>'])\s*\n\s*(?=[\w'[])/g, '; ')
    .replace(/\s*\n\s*/g, ' ')

/** Returns the names of the literals in `'a' | 'b'`. */
export const literalsIn = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
