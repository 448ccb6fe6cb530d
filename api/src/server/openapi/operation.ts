import type { AnyCall, AnyDocs } from '@fichero/contract/calls/call-docs'
import type { HeaderName, SENDS } from '../../http/validation/sends.decorator.js'
import type { Schema } from './schema-compatibility.js'

// The parts of the OpenAPI document that this folder writes.

/** A call of the contract with its description. */
export interface DocumentedCall {
  call: AnyCall
  docs: AnyDocs
}

export interface Header {
  description: string
  schema: Schema
  example?: string
}

/** The content of a body in one media type. */
export interface Media {
  schema?: Schema
  example?: unknown
  examples?: Record<string, object>
}

/** A response of an operation. */
export interface Answer {
  description: string
  headers?: Record<string, Header | { $ref: string }>
  content?: Record<string, Media>
}

/** An operation of the document: a method of a path. */
export interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; description?: string; example?: unknown; schema?: Schema }[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, Answer | { $ref: string }>
  /** Response headers, which `@Sends` writes here. */
  [SENDS]?: HeaderName[]
}
