import { z } from 'zod'
import { code, day, optionalDay, requiredOr, requiredText, wholeNumber } from './common.schema.ts'
import type { Field, Fields, SentAs, Stored } from './fields.ts'
import { plainHours, plainText } from './text.ts'
import { calendarDay } from './times.schema.ts'

// Shapes of answers and requests, made from a table of fields. They are spread into a `z.object`.

type Schema<F> = z.ZodType<Stored<F>, Stored<F>>
type SentSchema<F> = F extends { kind: 'number' }
  ? z.ZodType<number, number | string>
  : null extends Stored<F>
    ? z.ZodOptional<Schema<F>>
    : Schema<F>
type AnswerShape<T> = { -readonly [C in keyof T]: Schema<T[C]> }
type CreateShape<T> = {
  -readonly [C in keyof T as SentAs<T, C>]: T[C] extends { initial: string }
    ? z.ZodDefault<Schema<T[C]>>
    : SentSchema<T[C]>
}
type UpdateShape<T> = {
  -readonly [C in keyof T as SentAs<T, C>]: T[C] extends { initial: string }
    ? z.ZodOptional<Schema<T[C]>>
    : SentSchema<T[C]>
}

/** The description of each field, by schema and not by name: the same name may mean something else in other schemas. */
export const fieldDescriptions = z.registry<{ description: string }>()

const shapeOf = (fields: Fields, name: (column: string, field: Field) => string, schema: (field: Field) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(fields).map(([column, field]) => {
      const { description } = field
      return [name(column, field), schema(field).clone().register(fieldDescriptions, { description })]
    }),
  ) as unknown

/** Returns the schema of an optional text: an empty text becomes null. */
const textOf = (max: number) =>
  z
    .string({ error: requiredOr() })
    .overwrite(plainText)
    .max(max, code('too_long'))
    .nullable()
    .transform((text) => text || null)
    .optional()

/** Returns the schema of a number by its unit. Typed text may contain the unit's word. */
const numberOf = {
  hours: (max: number) => wholeNumber('hours_invalid', { max, clean: plainHours, empty: 'required' }),
}

/** Returns the shape of the columns in an answer, by column name. */
export const answerShape = <T extends Fields>(fields: T) =>
  shapeOf(
    fields,
    (column) => column,
    (field) => {
      if (field.kind === 'choice') return z.enum(field.values as [string])
      if (field.kind === 'number') return z.int()
      const schema = field.kind === 'day' ? calendarDay : z.string()
      return field.required ? schema : schema.nullable()
    },
  ) as AnswerShape<T>

/** Returns the shape of a request. `choiceOf` returns the schema of a choice with an initial value. */
const requestShape = (fields: Fields, choiceOf: (values: z.ZodEnum, initial: string) => z.ZodType) =>
  shapeOf(
    fields,
    (column, { sentAs }) => sentAs ?? column,
    (field) => {
      if (field.kind === 'day') return field.required ? day : optionalDay
      if (field.kind === 'text') return field.required ? requiredText(field.max) : textOf(field.max)
      if (field.kind === 'number') return numberOf[field.unit](field.max)
      const values = field.values as [string]
      if (field.initial === undefined) return z.enum(values, { error: requiredOr() })
      return choiceOf(z.enum(values, { error: code('invalid') }), field.initial)
    },
  )

/** Returns the shape of a request that creates a row: an omitted choice gets its initial value. */
export const createShape = <T extends Fields>(fields: T) =>
  requestShape(fields, (values, initial) => values.default(initial)) as CreateShape<T>

/**
 * Returns the shape of a request that changes a row: an omitted field does not change, but required days and texts must be sent.
 */
export const updateShape = <T extends Fields>(fields: T) =>
  requestShape(fields, (values) => values.optional()) as UpdateShape<T>
