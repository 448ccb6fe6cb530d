import { MAX_PROGRAM_FILE } from '@fichero/contract/limits'
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import type { Program } from '@fichero/contract/programs.schema'
import { Fieldset, ProgramFields } from '@fichero/kit/fields'
import { EditHead, FormActions, useFieldTexts } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { Alert, Stack } from '@fichero/kit/ui'
import { isComplete } from '../form/program-values'
import { DesignPlan } from './design-plan'
import { isOtherVersion, OtherVersion } from './other-version'
import { useEditProgram } from './use-edit-program'

interface EditProgramFormProps {
  initial: Program
  onSaved: () => void
}

export function EditProgramForm({ initial, onSaved }: EditProgramFormProps) {
  const { t } = useTranslation('programs')
  const errorText = useErrorText()
  const edit = useEditProgram(initial, onSaved)
  const { form, formProps, isBusy, refusal, row, changes, file, choose, plan, sent } = edit
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <EditHead
            edit={edit}
            version={row.revision}
            form={form}
            {...useFieldTexts(PROGRAM_FIELDS)}
            failed={t('edit.failed')}
            isIncomplete={!isComplete(form.values)}
          />
          <ProgramFields form={form} />
          <FileDrop
            value={file}
            label={t('edit.file')}
            hint={t('edit.fileHint')}
            maxBytes={MAX_PROGRAM_FILE}
            onChange={choose}
            disabled={isBusy}
          />
          {plan.isPending && <UploadProgress sent={plan.sent} />}
          {plan.error && !refusal && (
            <Alert
              color="red"
              role="alert"
              title={t(isOtherVersion(plan.error) ? 'versions.other' : 'kit:file.refused')}
            >
              {errorText(plan.error)}
              {isOtherVersion(plan.error) && <OtherVersion error={plan.error} />}
            </Alert>
          )}
          {plan.data && file && <DesignPlan answer={plan.data} file={file} onPartial={edit.submitValid} />}
        </Stack>
      </Fieldset>
      {isBusy && file && <UploadProgress sent={sent} />}
      <FormActions submitLabel={t(changes ? 'edit.saveAnyway' : 'edit.submit')} busy={isBusy || plan.isPending} />
    </form>
  )
}
