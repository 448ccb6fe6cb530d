import '@mantine/core/styles/Fieldset.layer.css'

import type { Call, CallOptions, CallTakes, PathNames } from '@fichero/contract/calls/call'
import type { Fields } from '@fichero/contract/fields'
import { SAVED_MS } from '@fichero/contract/limits'
import { Fieldset, Stack } from '@mantine/core'
import { type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyCall } from '../api/call'
import { useCallMutation } from '../api/use-call-mutation'
import { FormDialogContext } from '../dialog/form-guard'
import { useErrorText } from '../frame/use-error-text'
import { notifyError, notifySuccess } from '../notify'
import { draftKey } from './draft-key'
import { EditHead } from './edit-head'
import { FormActions } from './form-actions'
import { FormSaved } from './form-saved'
import type { SchemaSource } from './schema-check'
import type { Form } from './use-api-form'
import { type ChoiceFields, useFieldTexts } from './use-field-texts'
import { useMountedRef } from './use-mounted-ref'
import { useRowForm } from './use-row-form'

/** The form, as `RowForm` passes it to its children. */
type Edit<Row, Values extends Record<keyof Values, string>> = ReturnType<
  typeof useRowForm<Row, Values, unknown, object>
> & {
  /** 0 to 1 while a file is sent. */
  sent: number
}

interface RowFormProps<Path extends string, Row, Values extends Record<keyof Values, string>> {
  /** The versioned call that saves the row. */
  update: Call<Path, CallOptions, CallTakes>
  /** The parameters of the call's path. They also identify the draft. */
  params: Record<PathNames<Path>, string | number>
  /** The row as it was read. Read once on mount. */
  row: Row
  /** The column with the row's version, `version` by default. */
  versionIn?: string & keyof Row
  /** Returns the form's values of a row. */
  valuesOf: (row: Row) => Values
  /** Initial values that replace those of the row. */
  given?: Partial<Values> | undefined
  /** Returns what is checked and sent, if that is not the form's values. */
  payload?: (values: Values, row: Row) => unknown
  /** A file that is sent with the values, for a call that takes one. */
  file?: File | null
  /** The contract's schema of the request. */
  schema: SchemaSource
  /** The table of the entity's fields, which has their labels and the words of their values. */
  fields: Fields
  /** Fields of the form that the table does not have. */
  choices?: ChoiceFields
  /** Says what was saved. */
  done: string
  /** Shows `done` in the dialog before it closes, as the specification requires of some forms, and not as a notification. */
  showsDone?: boolean
  /** Says what was not saved. */
  failed: string
  /** Says what was not saved, and why, after the form was closed. */
  failedLater: (reason: string) => string
  /** Lists the messages of invalid fields too, as the specification requires for the forms of a ficha. */
  withMessages?: boolean
  submitLabel: string
  /** Set while something else must end before the form can be sent. */
  isWaiting?: boolean
  /** Renders the fields. `submitAs` of its argument takes a query of the call. */
  children: (edit: Edit<Row, Values>) => ReactNode
}

/**
 * A form that edits a row with a version, most often in a `formDialog` of `kit/dialog`, which it closes after saving. If another
 * user has saved the row meanwhile, it shows the changes, and the user chooses the values. After the user has closed the form,
 * a notification shows the result.
 */
export function RowForm<Path extends string, Row extends object, Values extends Record<keyof Values, string>>({
  versionIn = 'version' as string & keyof Row,
  payload = identity,
  file = null,
  ...props
}: RowFormProps<Path, Row, Values>) {
  const { update, params, fields, choices, done, showsDone = false, failed, submitLabel, withMessages } = props
  const dialog = useContext(FormDialogContext)
  const [isDone, setDone] = useState(false)
  const { save, sent } = useSave(props)
  const versionOf = (row: Row) => Number(row[versionIn])
  const edit = useRowForm<Row, Values, unknown, object>({
    draft: draftKey<string>(update, params),
    initial: props.row,
    valuesOf: props.valuesOf,
    given: props.given,
    schema: props.schema,
    payload,
    holdsMore: file !== null,
    send: (row, values, query) => {
      const body = payload(values, row)
      const content = update.file ? { data: body, ...(file && { file }) } : { body }
      return save({ params, ifMatch: versionOf(row), query, ...content } as object)
    },
    onDone: () => (showsDone ? setDone(true) : dialog?.requestClose()),
  })
  const { t } = useTranslation('kit')
  const texts = useFieldTexts(fields, choices)
  if (isDone) return <FormSaved title={done} duration={SAVED_MS} onClose={() => dialog?.requestClose()} />
  const { form, formProps, isBusy, row, changes } = edit
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <EditHead
            edit={edit}
            version={versionOf(row)}
            form={form as unknown as Form<Record<string, string>>}
            {...texts}
            failed={failed}
            isIncomplete={!withMessages && Object.values(form.errors).includes('required')}
            withMessages={withMessages}
          />
          {props.children({ ...edit, sent })}
        </Stack>
      </Fieldset>
      <FormActions submitLabel={changes ? t('saveAnyway') : submitLabel} busy={isBusy || (props.isWaiting ?? false)} />
    </form>
  )
}

const identity = (values: unknown) => values

/** Returns a function that saves the row and notifies the user of what the form does not show. */
function useSave<Path extends string>({
  update,
  done,
  showsDone,
  failedLater,
}: Pick<RowFormProps<Path, unknown, Record<never, string>>, 'update' | 'done' | 'showsDone' | 'failedLater'>) {
  const errorText = useErrorText()
  const isOpen = useMountedRef()
  const { mutateAsync, sent } = useCallMutation(update as AnyCall, {
    onSuccess: () => {
      if (!showsDone || !isOpen.current) notifySuccess(done)
    },
    onError: (error) => {
      if (!isOpen.current) notifyError(failedLater(errorText(error)))
    },
  })
  return { save: mutateAsync, sent }
}
