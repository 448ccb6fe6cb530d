import { schemaResolver } from '@mantine/form'

/** Error codes by field: `required`, `document_taken`. */
export type FieldErrors = Record<string, string>

/** A synchronous Standard Schema, of Zod or another library: https://standardschema.dev */
export type Schema = Parameters<typeof schemaResolver>[0]

/** A schema, or a function that loads the schema later, so that a small screen opens without it. */
export type SchemaSource = Schema | (() => Promise<Schema>)

/** How long a check waits for a schema that is loading, in ms. */
const SCHEMA_TIMEOUT = 2000

/**
 * Checks values with a schema of the contract: the same rules and codes as the API. If a schema fails to load in time,
 * there are no errors: the form is sent unchecked, and the API checks it.
 */
export function schemaCheck(source: SchemaSource) {
  let resolver = typeof source === 'function' ? undefined : resolverOf(source)
  const load = async () => {
    if (typeof source === 'function') resolver ??= resolverOf(await source())
  }
  return {
    /** Whether `check` runs without waiting for the schema. */
    isReady: () => resolver !== undefined,
    /** Loads the schema. If that fails, the next check tries again. */
    preload: () => {
      load().catch(() => undefined)
    },
    async check(values: unknown): Promise<FieldErrors> {
      if (!resolver) await whenSettled(load())
      return resolver?.(values) ?? {}
    },
  }
}

/** Returns a function that returns the errors of values by field. */
const resolverOf = (schema: Schema) => schemaResolver(schema, { sync: true }) as (values: unknown) => FieldErrors

/** Resolves when loading has ended in any way, after SCHEMA_TIMEOUT at the latest. */
function whenSettled(loading: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SCHEMA_TIMEOUT)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    loading.then(finish, finish)
  })
}
