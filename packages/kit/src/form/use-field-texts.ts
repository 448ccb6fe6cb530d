import { columnsBySentName, type Fields } from '@fichero/contract/fields'
import { ownValue } from '@fichero/contract/own-value'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'

interface ChoiceField {
  label: string
  options: { value: string; label: string }[]
  /** Set if the value is several options, separated by commas. */
  several?: boolean
}

/** Form fields with their label and options. */
export type ChoiceFields = Readonly<Record<string, ChoiceField>>

/**
 * Returns the label of a form field and the text of its value as `RowForm` shows them, from the entity's table of fields such
 * as `FICHA_FIELDS`, and from the `choices` that the table does not have.
 */
export function useFieldTexts(fields: Fields, choices: ChoiceFields = {}) {
  const { t } = useTranslation('kit')
  const { date, number } = useFormat()
  const columns = columnsBySentName(fields)
  const columnOf = (field: string) => ownValue(columns, field)
  return {
    label: (field: string) => {
      const column = columnOf(field)
      return ownValue(choices, field)?.label ?? (column === undefined ? field : t(`label.${column}`))
    },
    text: (field: string, value: string) => {
      const choice = ownValue(choices, field)
      if (choice) return choiceText(choice, value) || t('staleEdit.empty')
      const column = columnOf(field) ?? ''
      const kind = fields[column]?.kind
      if (value === '') return t('staleEdit.empty')
      if (kind === 'day') return date(value)
      // A number is shown as typed until it is valid.
      if (kind === 'number' && /^\d+$/.test(value)) return number(Number(value))
      return kind === 'choice' ? t(`value.${column}.${value}`) : value
    },
  }
}

const choiceText = ({ options, several }: ChoiceField, value: string): string => {
  const nameOf = (part: string) => options.find((option) => option.value === part)?.label ?? part
  return several ? value.split(',').map(nameOf).join(', ') : nameOf(value)
}
