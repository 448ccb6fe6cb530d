import type { UseFormReturnType } from '@mantine/form'
import type { TFunction } from 'i18next'
import { ApiError } from './api/api-error'

export { useForm } from '@mantine/form'
export { FormActions } from './form/form-actions'

/** What Standard Schema (Zod's and others') promises: https://standardschema.dev */
interface Schema {
  '~standard': {
    validate(value: unknown): { issues?: readonly Issue[] } | Promise<unknown>
  }
}
interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[]
}

/**
 * A `validate` for `useForm` from a contract schema: the same rules and codes as the API's.
 * Errors are catalogue codes; show them with `fieldError`.
 */
export function validator<Values>(schema: Schema) {
  return (values: Values): Record<string, string> => {
    const result = schema['~standard'].validate(values)
    if (result instanceof Promise) throw new TypeError('A form schema must validate at once.')
    const errors: Record<string, string> = {}
    for (const { message, path = [] } of result.issues ?? []) {
      const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
      errors[field] ??= message
    }
    return errors
  }
}

/** Milliseconds. */
const PATIENCE = 2000

/**
 * A `validator` whose schema loads when it is first needed, for small screens that open without it. Where it does not
 * arrive in time the form is sent unchecked, and the API says the same.
 */
export function lateValidator<Values>(load: () => Promise<Schema>) {
  return async (values: Values): Promise<Record<string, string>> => {
    const schema = await inTime(load()).catch(() => undefined)
    return schema ? validator<Values>(schema)(values) : {}
  }
}

function inTime<T>(wanted: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE)
    wanted.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Puts the API's field errors on the form, by `rename` where its fields bear other names. Answers whether there were any. */
export function showFieldErrors<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'setErrors'>,
  error: unknown,
  rename = (codes: Record<string, string>) => codes,
): boolean {
  if (!(error instanceof ApiError) || !error.body.errors) return false
  form.setErrors(
    rename(Object.fromEntries(Object.entries(error.body.errors).map(([field, { code }]) => [field, code]))),
  )
  return true
}

/** The sentence of a field's error code in the reader's language; undefined where there is none. */
export function fieldError(t: TFunction, code: unknown): string | undefined {
  return typeof code === 'string' && code ? t(`kit:field.${code}`, { defaultValue: t('kit:field.invalid') }) : undefined
}
