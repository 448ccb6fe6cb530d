import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { Choices } from '../form/ficha-choices'

const LABELS: Record<string, string> = {
  idJefeFicha: 'field.head',
  idProgramaFormacion: 'kit:label.program',
  jornada: 'field.jornada',
  oferta: 'field.oferta',
  etapa: 'field.etapa',
  fechaInicioLectiva: 'field.lectiveStart',
  fechaFinLectiva: 'field.lectiveEnd',
  fechaFinFicha: 'field.end',
}

/** Names a form field and writes its values as the form shows them. */
export function useChangeText({ heads, programs }: Choices) {
  const { t } = useTranslation('fichas')
  const { date } = useFormat()
  return {
    label: (field: string) => t(LABELS[field] ?? field),
    text: (field: string, value: string) => {
      if (field.startsWith('fecha')) return date(value)
      const chosen = [...heads, ...programs].find((choice) => choice.value === value)
      return field.startsWith('id') ? (chosen?.label ?? value) : t(`${field}.${value}`)
    },
  }
}
