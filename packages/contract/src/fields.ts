// A column of an entity is described once, in a table such as `FICHA_FIELDS` of `ficha.fields.ts`. Schemas, SQL, the audit
// log, the API's documentation and form values are derived from this table.

interface Described {
  /** For the API's documentation. */
  description: string
  /** The name in requests, if it differs from the column's. */
  sentAs?: string
  /** The ability (`can`) that a change of this field needs besides the ability to edit the row. */
  ability?: string
  /** Only readers who may edit the row get this field, in lists and in exports. */
  private?: true
}

/** One of a few values. `initial` is the default of a new row; without it, every request must send a value. */
interface ChoiceField extends Described {
  kind: 'choice'
  values: readonly string[]
  initial?: string
}

/** A calendar day, `YYYY-MM-DD`; null if there is none, unless it is required. */
interface DayField extends Described {
  kind: 'day'
  required?: true
}

/** A whole number from 1 to `max`. The unit decides how typed text is read (`fields.schema.ts`). */
interface NumberField extends Described {
  kind: 'number'
  max: number
  unit: 'hours'
}

/** A line of text of at most `max` UTF-16 units; null if there is none, unless it is required. */
interface TextField extends Described {
  kind: 'text'
  max: number
  required?: true
}

export type Field = ChoiceField | DayField | NumberField | TextField
export type Fields = Readonly<Record<string, Field>>

type Values<F> = F extends { values: readonly (infer Value)[] } ? Value : never
export type Stored<F> = F extends { kind: 'choice' }
  ? Values<F>
  : F extends { kind: 'number' }
    ? number
    : F extends { required: true }
      ? string
      : string | null
export type SentAs<T, C extends keyof T> = T[C] extends { sentAs: infer Name extends string } ? Name : C

/** The columns of a row. */
export type Columns<T extends Fields> = { -readonly [Column in keyof T]: Stored<T[Column]> }
/** A request that a schema of `fields.schema.ts` has parsed, by the request's names. */
export type Sent<T extends Fields> = { [Column in keyof T as SentAs<T, Column>]?: Stored<T[Column]> | undefined }
/** What a form edits, by the request's names; an empty text means no value. */
export type FormValues<T extends Fields> = {
  [Column in keyof T as SentAs<T, Column>]: T[Column] extends { initial: string } ? Values<T[Column]> : string
}

/** Returns the columns in the table's order. */
export const columnsOf = <T extends Fields>(fields: T) => Object.keys(fields) as (keyof T & string)[]

type ColumnsWith<T, P extends string> = { [C in keyof T]: T[C] extends Record<P, unknown> ? C : never }[keyof T]
/** Returns the columns that have a property. */
export const columnsWith = <T extends Fields, P extends 'ability' | 'private'>(fields: T, property: P) =>
  columnsOf(fields).filter((column) => fields[column]?.[property]) as (ColumnsWith<T, P> & string)[]

/** Returns the name of a column in requests. */
export const sentName = (fields: Fields, column: string): string => fields[column]?.sentAs ?? column

/** Returns the column of each name in requests. */
export const columnsBySentName = <T extends Fields>(fields: T): Record<string, keyof T & string> =>
  Object.fromEntries(columnsOf(fields).map((column) => [sentName(fields, column), column]))

/** Returns the descriptions by column name and by request name. */
export const descriptionsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([column, { sentAs = column, description }]) => [
      [column, description],
      [sentAs, description],
    ]),
  )

/** Copies the columns of a row. */
export const pickColumns = <T extends Fields>(fields: T, row: Columns<T>): Columns<T> =>
  Object.fromEntries(columnsOf(fields).map((column) => [column, row[column]])) as Columns<T>

/** Returns the columns after a request: a field that it omits keeps the row's value, or is null without a row. */
export function columnsAfter<T extends Fields>(fields: T, sent: Sent<T>, row?: Columns<T>): Columns<T> {
  const values = sent as Record<string, unknown>
  const after = columnsOf(fields).map((column) => {
    const value = values[sentName(fields, column)]
    return [column, value === undefined ? (row?.[column] ?? null) : value]
  })
  return Object.fromEntries(after) as Columns<T>
}

/** Returns the values with which a form starts: the values of a row, or the initial values. */
export function formValues<T extends Fields>(fields: T, row?: Columns<T>): FormValues<T> {
  const values = columnsOf(fields).map((column) => {
    const field: Field | undefined = fields[column]
    const initial = field?.kind === 'choice' ? (field.initial ?? '') : ''
    return [sentName(fields, column), row ? String(row[column] ?? '') : initial]
  })
  return Object.fromEntries(values) as FormValues<T>
}
