import { FormatError } from './api-error'

/** A schema of `kit/schemas`, or anything else that reads or refuses a value. */
export interface ValueSchema<Value> {
  parse(value: unknown): Value
}

/**
 * Reads a value whose shape the system does not know.
 * @throws FormatError if the schema refuses it
 */
export function readWith<Value>(schema: ValueSchema<Value>, value: unknown): Value {
  try {
    return schema.parse(value)
  } catch (cause) {
    throw new FormatError({ cause })
  }
}
