/** Components and hooks need documentation and an example; functions, values and types support them. */
export type Kind = 'component' | 'hook' | 'function' | 'value' | 'type'

/** A prop of a component, or an option of a hook or function. */
export interface Prop {
  name: string
  /** As written in the source. */
  type: string
  isNeeded: boolean
  description: string
  /** The default value. */
  initial?: string
}

/** One export of an entry point of the kit, with the documentation in its source. */
export interface Part {
  name: string
  kind: Kind
  /** What the part is, when to use it, and which part to use in other cases. */
  description: string
  /** Keyboard behaviour, from the tag `@keys` of the doc comment. */
  keys: string
  /** The signature of a hook or function, or the definition of a type. */
  signature: string
  props: Prop[]
  /** Library types whose props the part accepts as well. */
  inherited: string[]
  /** The library of a part that is re-exported unchanged. */
  library?: string
}

/** A file with examples. */
export interface ExampleFile {
  /** Relative to the kit's folder `examples`: `table/data-table.tsx`. */
  path: string
  text: string
  /** The names of the parts that the file imports from its area. */
  shows: string[]
  /** The exported components, each with its doc comment. */
  examples: { name: string; description: string }[]
}

/** An entry point of the kit, such as `@fichero/kit/table`. */
export interface Area {
  name: string
  /** What the area is for. */
  about: string
  parts: Part[]
  files: ExampleFile[]
}

/** True for components and hooks, which need a description and an example. */
export const isPart = ({ kind }: Part) => kind === 'component' || kind === 'hook'

/** Returns the name of the file with a part's examples: `table/data-table.tsx` for `DataTable`. */
export const fileNameOf = ({ name: area }: Area, { name }: Part) =>
  `${area}/${name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.tsx`

/** Returns the example file of a part: the file named after it, otherwise another file of the area that imports it. */
export const fileOf = (area: Area, part: Part): ExampleFile | undefined =>
  area.files.find(({ path }) => path === fileNameOf(area, part)) ??
  area.files.find(({ shows }) => shows.includes(part.name))

/** Returns a message for each component or hook without a description or an example. */
export const missingOf = (areas: Area[]): string[] =>
  areas.flatMap((area) =>
    area.parts
      .filter(isPart)
      .flatMap((part) => [
        ...(part.description ? [] : [`${area.name}.${part.name} has no description: write a doc comment above it`]),
        ...(fileOf(area, part) ? [] : [`${area.name}.${part.name} has no example: examples/${fileNameOf(area, part)}`]),
      ]),
  )
