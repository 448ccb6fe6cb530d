import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { Schema } from '../src/server/openapi/schema-compatibility.js'

const ID = 'openapi'

interface Described {
  components: { schemas: Record<string, Schema> }
}

/** Validates values with Ajv by the types of an OpenAPI document, in strict mode: an unknown keyword is an error. */
export class SchemaChecker {
  private readonly ajv = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true })

  constructor({ components: { schemas } }: Described) {
    // Keywords that OpenAPI adds to JSON Schema.
    this.ajv.addVocabulary(['example', 'components'])
    this.ajv.addFormat('binary', true)
    formats.default(this.ajv)
    this.ajv.addSchema({ $id: ID, components: { schemas } })
  }

  /** Returns how a value violates a schema of the document; undefined if it is valid. */
  problemOf(value: unknown, schema: Schema = {}): string | undefined {
    const check = this.compile(schema)
    return check(value) ? undefined : this.ajv.errorsText(check.errors)
  }

  compile(schema: Schema) {
    return this.ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${ID}#/components/`)))
  }
}
