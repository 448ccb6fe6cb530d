/** The fields that differ, before and after: what the audit trail keeps. */
export interface Changes {
  antes: Record<string, unknown>
  despues: Record<string, unknown>
}

/** The fields of `values` that the row has otherwise. */
export function changesOf<Row extends object>(row: Row, values: Partial<Row>): Changes {
  const changes: Changes = { antes: {}, despues: {} }
  for (const field of Object.keys(values) as (keyof Row & string)[]) {
    if (row[field] === values[field]) continue
    changes.antes[field] = row[field]
    changes.despues[field] = values[field]
  }
  return changes
}
