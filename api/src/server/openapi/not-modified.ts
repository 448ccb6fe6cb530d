import type { Operation } from './operation.js'
import { ANY_ANSWER, headerRefs } from './response-headers.js'

/** Documents `If-None-Match` and the status 304 for an operation whose answer has an `ETag`. */
export function addNotModified(operation: Operation): void {
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'If-None-Match',
      in: 'header',
      description: 'One or several `ETag`s of this address: if the answer still has one of them, the status is 304.',
      schema: { type: 'string' },
    },
  ]
  operation.responses['304'] = {
    description: 'Not modified since the `ETag` that was sent. No body.',
    headers: headerRefs([...ANY_ANSWER, 'ETag']),
  }
}
