import type { Operation } from './operation.js'
import { ANY_ANSWER, headerRefs } from './response-headers.js'

/** Documents that an answer with a tag is asked for again with `If-None-Match`. */
export function addNotModified(operation: Operation): void {
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'If-None-Match',
      in: 'header',
      description: 'An `ETag` of this address, or several: where the answer still has one of them, it is 304.',
      schema: { type: 'string' },
    },
  ]
  operation.responses['304'] = {
    description: 'As it was under the `ETag` that was sent. There is no body.',
    headers: headerRefs([...ANY_ANSWER, 'ETag']),
  }
}
