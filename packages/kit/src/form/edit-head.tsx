import { useTranslation } from 'react-i18next'
import { useErrorText } from '../frame/use-error-text'
import type { FieldProblem } from './field-problems'
import { FormAlert } from './form-alert'
import { FormProblems } from './form-problems'
import type { StaleField } from './stale-edit'
import { StaleEditAlert, type StaleEditAlertProps } from './stale-edit-alert'

interface EditHeadProps extends Pick<StaleEditAlertProps, 'form' | 'label' | 'text'> {
  /** Of `useRowForm`, with `version` of the row that it compares with. */
  edit: {
    changes: StaleField[] | undefined
    problems: FieldProblem[]
    refusal: { error: unknown } | undefined
    takeCurrent: () => void
  }
  version: number
  /** What was not done. */
  failed: string
  /** Fields are empty, which is all that is wrong with them. */
  isIncomplete?: boolean
  withMessages?: boolean
}

/** What an edit form says above its fields: another person's changes, errors of fields, a refusal. */
export function EditHead({
  edit,
  version,
  form,
  label,
  text,
  failed,
  isIncomplete = false,
  withMessages,
}: EditHeadProps) {
  const { t } = useTranslation('kit')
  const errorText = useErrorText()
  const { changes, problems, refusal, takeCurrent } = edit
  return (
    <>
      {changes && (
        <StaleEditAlert key={version} changes={changes} form={form} label={label} text={text} onTake={takeCurrent} />
      )}
      <FormProblems
        title={isIncomplete ? t('incomplete.all_fields') : failed}
        problems={problems}
        withMessages={withMessages}
      />
      {refusal && (
        <FormAlert color="red" title={failed}>
          {errorText(refusal.error)}
        </FormAlert>
      )}
    </>
  )
}
