const DOCUMENTS_PER_QUERY = 1000

/**
 * Splits document numbers into batches that fit into one `IN (…)` on both databases. `placeholders` is the list of `?`
 * placeholders for the batch.
 */
export function* documentBatches(documents: string[]): Generator<{ batch: string[]; placeholders: string }> {
  for (let start = 0; start < documents.length; start += DOCUMENTS_PER_QUERY) {
    const batch = documents.slice(start, start + DOCUMENTS_PER_QUERY)
    yield { batch, placeholders: batch.map(() => '?').join() }
  }
}
