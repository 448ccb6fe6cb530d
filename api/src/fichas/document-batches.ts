const DOCUMENTS_PER_QUERY = 1000

/** Splits documents into lists that one `IN (…)` of either database takes. */
export function* documentBatches(documents: string[]): Generator<{ batch: string[]; places: string }> {
  for (let start = 0; start < documents.length; start += DOCUMENTS_PER_QUERY) {
    const batch = documents.slice(start, start + DOCUMENTS_PER_QUERY)
    yield { batch, places: batch.map(() => '?').join() }
  }
}
