import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import { ownValue } from '@fichero/contract/own-value'
import { useFieldTexts } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import type { Choices } from '../form/ficha-choices'
import { useStageChoices } from '../form/use-stage-choices'

/** Returns functions that describe a changed value: `label` names the form field, `text` formats the value as the form does. */
export function useChangeText({ heads, programs }: Choices) {
  const { t } = useTranslation('fichas')
  const fields = useFieldTexts(FICHA_FIELDS)
  const selects = {
    idJefeFicha: { label: t('kit:label.jefe'), choices: heads },
    idProgramaFormacion: { label: t('kit:label.programa'), choices: programs },
    etapa: { label: t('kit:label.etapa'), choices: useStageChoices() },
  }
  return {
    label: (field: string) => ownValue(selects, field)?.label ?? fields.label(field),
    text: (field: string, value: string) => {
      const select = ownValue(selects, field)
      if (!select) return fields.text(field, value)
      return select.choices.find((choice) => choice.value === value)?.label ?? value
    },
  }
}
