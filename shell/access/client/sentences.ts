import type { Sentences } from '../sentences'

/** What the document may have to say, in its language. */
export const sentences = () => JSON.parse(document.getElementById('sentences')?.textContent ?? '{}') as Sentences
