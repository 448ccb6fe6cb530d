import type { ComponentType } from 'react'
import type { FakeAnswer } from '../testing/answers'

/** Exports of an example file: components, and the fake answers of the API for them. */
export type ExampleModule = Record<string, ComponentType> & { answers?: readonly FakeAnswer[] }

/** An example file, as the catalogue shows it. */
export interface ExampleFile {
  /** The entry point of the kit, such as `table`. */
  area: string
  /** The part that gives the file its name, such as `DataTable`. */
  name: string
  /** What the file imports from its area: `DataTable`, `type Column`. */
  shows: string[]
  /** The exported components in the order of the source, each with its comment. */
  components: { name: string; comment: string }[]
  source: string
}

/** A component that is exported on its own line, and the doc comment above it. */
const COMPONENT = /(?:^\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n)?^export (?:const|function) ([A-Z]\w*)/gm

/** Reads an example file. @param path relative to `examples`: `./table/data-table.tsx` */
export function readExample(path: string, source: string): ExampleFile {
  const [file = '', area = ''] = path.replace('.tsx', '').split('/').reverse()
  const list = new RegExp(`^import \\{([^}]*)\\} from '@fichero/kit/${area}'`, 'm').exec(source)?.[1] ?? ''
  const shows = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const components = [...source.matchAll(COMPONENT)].map(([, comment = '', name = '']) => ({
    name,
    comment: comment.replace(/\n\s*\*/g, '').trim(),
  }))
  return { area, name: shows.find((name) => fileOf(name) === file) ?? file, shows, components, source: source.trim() }
}

/** `data-table` for `DataTable`. */
const fileOf = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
