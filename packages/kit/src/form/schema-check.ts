import { schemaResolver } from '@mantine/form'

/** Error codes by field: «required», «document_taken». */
export type FieldErrors = Record<string, string>

/** A Standard Schema, Zod's or another's, that validates synchronously: https://standardschema.dev */
export type Schema = Parameters<typeof schemaResolver>[0]

/** A schema, or how to load it, for small screens that open without it. */
export type SchemaSource = Schema | (() => Promise<Schema>)

/** Milliseconds that a check waits for a schema that is still loading. */
const SCHEMA_TIMEOUT = 2000

/**
 * Checks values by a schema of the contract: the same rules and codes as the API's. A late schema that does not arrive in time
 * finds nothing wrong: the form is sent unchecked, and the API says the same.
 */
export function schemaCheck(source: SchemaSource) {
  let resolver = typeof source === 'function' ? undefined : resolverOf(source)
  const load = async () => {
    if (typeof source === 'function') resolver ??= resolverOf(await source())
  }
  return {
    /** Whether `check` settles without waiting for the schema. */
    isReady: () => resolver !== undefined,
    /** Loads a late schema. Where that fails, checking tries again. */
    preload: () => {
      load().catch(() => undefined)
    },
    async check(values: unknown): Promise<FieldErrors> {
      if (!resolver) await settled(load())
      return resolver?.(values) ?? {}
    },
  }
}

const resolverOf = (schema: Schema) => schemaResolver(schema, { sync: true }) as (values: unknown) => FieldErrors

/** Resolves when the loading is over, well or badly, and at the latest after SCHEMA_TIMEOUT. */
function settled(loading: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SCHEMA_TIMEOUT)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    loading.then(finish, finish)
  })
}
