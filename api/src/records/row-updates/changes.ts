/** The fields that an edit changes, with their values before and after, for the audit log. */
export interface Changes {
  antes: Record<string, unknown>
  despues: Record<string, unknown>
}

/** Compares new values with a row and returns the fields that differ. */
export function changesOf<Row extends object>(row: Row, values: Partial<Row>): Changes {
  const changes: Changes = { antes: {}, despues: {} }
  for (const field of Object.keys(values) as (keyof Row & string)[]) {
    if (row[field] === values[field]) continue
    changes.antes[field] = row[field]
    changes.despues[field] = values[field]
  }
  return changes
}
