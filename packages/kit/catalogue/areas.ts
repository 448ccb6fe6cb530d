/** A component or a hook is a part of the kit; what helps them is a function, a value or a type. */
export type Kind = 'component' | 'hook' | 'function' | 'value' | 'type'

/** A prop of a component, or an option of a hook or function. */
export interface Prop {
  name: string
  /** As its source writes it. */
  type: string
  isNeeded: boolean
  description: string
  /** What it is when it is left out. */
  initial?: string
}

/** One export of an entry of the kit, as its source describes it. */
export interface Part {
  name: string
  kind: Kind
  /** What it is, when it is used, and which one is used instead. */
  description: string
  /** What the keyboard does. */
  keys: string
  /** How a hook or function is called, or what a type is. */
  signature: string
  props: Prop[]
  /** Types of libraries whose props it takes as well. */
  inherited: string[]
  /** The library that it comes from as it is. */
  library?: string
}

/** A file with examples. */
export interface ExampleFile {
  /** Below the kit's folder `examples`: `table/data-table.tsx`. */
  path: string
  text: string
  /** The names that it imports from its area. */
  shows: string[]
  /** The components that it exports, with the sentence above each. */
  examples: { name: string; description: string }[]
}

/** An entry of the kit, such as `@fichero/kit/table`. */
export interface Area {
  name: string
  /** What it is for. */
  about: string
  parts: Part[]
  files: ExampleFile[]
}

/** Whether it is drawn or used by what is drawn: such a part needs a description and an example. */
export const isPart = ({ kind }: Part) => kind === 'component' || kind === 'hook'

/** Returns the name of the file with a part's examples: `table/data-table.tsx` for `DataTable`. */
export const fileNameOf = ({ name: area }: Area, { name }: Part) =>
  `${area}/${name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.tsx`

/** Returns the file that shows a part: the one of its name, else another one of its area that uses it. */
export const fileOf = (area: Area, part: Part): ExampleFile | undefined =>
  area.files.find(({ path }) => path === fileNameOf(area, part)) ??
  area.files.find(({ shows }) => shows.includes(part.name))

/** Returns what parts of the kit lack, by their names. */
export const missingOf = (areas: Area[]): string[] =>
  areas.flatMap((area) =>
    area.parts
      .filter(isPart)
      .flatMap((part) => [
        ...(part.description ? [] : [`${area.name}.${part.name} has no description: write a doc comment above it`]),
        ...(fileOf(area, part) ? [] : [`${area.name}.${part.name} has no example: examples/${fileNameOf(area, part)}`]),
      ]),
  )
