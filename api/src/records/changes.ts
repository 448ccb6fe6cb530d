/** The fields that differ, before and after, for the audit trail. */
export interface Changes {
  antes: Record<string, unknown>
  despues: Record<string, unknown>
}

/** Returns the fields of `values` that differ from the row. */
export function changesOf<Row extends object>(row: Row, values: Partial<Row>): Changes {
  const changes: Changes = { antes: {}, despues: {} }
  for (const field of Object.keys(values) as (keyof Row & string)[]) {
    if (row[field] === values[field]) continue
    changes.antes[field] = row[field]
    changes.despues[field] = values[field]
  }
  return changes
}
