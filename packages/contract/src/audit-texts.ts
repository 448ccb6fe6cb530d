interface Columns {
  label: object
  value: { tipo_documento: object }
}

/**
 * Returns the translations of the audit log: the labels and words of `columns.json`, and those of `audit.json`. Document types
 * are not translated: reports use the same codes, so that an exported workbook can be imported again.
 */
export const auditTexts = <Audit extends { field: object; value: object }, C extends Columns>(
  audit: Audit,
  { label, value: { tipo_documento: _, ...value } }: C,
) => ({
  ...audit,
  field: { ...label, ...audit.field } as Audit['field'] & C['label'],
  value: { ...value, ...audit.value } as Audit['value'] & Omit<C['value'], 'tipo_documento'>,
})
