import type columns from '@fichero/contract/locales/es/columns.json'

/**
 * Returns the namespace `kit` in one language: the kit's translations, the contract's messages for fields and incomplete forms,
 * and the labels and values of columns.
 */
export const kitTexts = <Kit extends { field: object; label: object }, Fields extends { field: object }>(
  kit: Kit,
  fields: Fields,
  { label, value }: typeof columns,
) => ({
  ...kit,
  ...fields,
  field: { ...fields.field, ...kit.field },
  label: { ...label, ...kit.label, ...formerLabels(label) },
  enum: { documentType: value.tipo_documento, instructorType: value.tipo, level: value.nivel, role: value.rol },
  value,
})

/** The names in kit 1.0, for modules built with it. Delete these and `enum` when no supported contract major allows them. */
const formerLabels = (label: (typeof columns)['label']) => ({
  contractEnd: label.fecha_fin_contrato,
  contractStart: label.fecha_inicio_contrato,
  document: label.nro_documento,
  documentType: label.tipo_documento,
  email: label.correo,
  institutionalEmail: label.correo_institucional,
  level: label.nivel,
  names: label.nombre,
  program: label.programa,
  programName: label.nombre_programa,
  role: label.rol,
  state: label.estado,
  surnames: label.apellido,
  totalHours: label.total_horas,
})
