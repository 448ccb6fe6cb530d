import { useTranslation } from 'react-i18next'
import { useErrorText } from '../frame/use-error-text'
import type { FieldProblem } from './field-problems'
import { FormAlert } from './form-alert'
import { FormProblems } from './form-problems'
import type { StaleField } from './stale-edit'
import { StaleEditAlert, type StaleEditAlertProps } from './stale-edit-alert'

interface EditHeadProps extends Pick<StaleEditAlertProps, 'form' | 'label' | 'text'> {
  /** The result of `useRowForm`. */
  edit: {
    changes: StaleField[] | undefined
    problems: FieldProblem[]
    refusal: { error: unknown } | undefined
    takeCurrent: () => void
  }
  /** The version of the `row` of `useRowForm`. */
  version: number
  /** The title of errors: what was not saved. */
  failed: string
  /** Set if the only errors are empty fields. */
  isIncomplete?: boolean
  /** As with `FormProblems`. */
  withMessages?: boolean
}

/** The messages above the fields of an edit form: another user's changes, errors of fields, and the error of the API. */
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
