import { useFormat, useTranslation } from '@fichero/kit/i18n'

const LABELS: Record<string, string> = {
  tipo_documento: 'kit:label.documentType',
  nombre: 'kit:label.names',
  apellido: 'kit:label.surnames',
  correo_institucional: 'kit:label.institutionalEmail',
  rol: 'kit:label.role',
  tipo: 'field.type',
  fecha_inicio_contrato: 'kit:label.contractStart',
  fecha_fin_contrato: 'kit:label.contractEnd',
}

const ENUMS: Record<string, string> = { tipo_documento: 'documentType', rol: 'role', tipo: 'instructorType' }

/** Names a form field and writes its values as the form shows them. */
export function useChangeText() {
  const { t } = useTranslation('instructors')
  const { date } = useFormat()
  return {
    label: (field: string) => t(LABELS[field] ?? field),
    text: (field: string, value: string) => {
      if (field.startsWith('fecha')) return value === '' ? t('edit.noDate') : date(value)
      return ENUMS[field] ? t(`kit:enum.${ENUMS[field]}.${value}`) : value
    },
  }
}
