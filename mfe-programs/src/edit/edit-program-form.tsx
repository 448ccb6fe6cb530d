import { updateProgram } from '@fichero/contract/calls/programs.calls'
import { formValues } from '@fichero/contract/fields'
import { MAX_PROGRAM_FILE } from '@fichero/contract/limits'
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import type { Program } from '@fichero/contract/programs.schema'
import { useCallMutation } from '@fichero/kit/api'
import { ProgramFields } from '@fichero/kit/fields'
import { RowForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { updateProgramForm } from '@fichero/kit/schemas'
import { Alert } from '@fichero/kit/ui'
import { useState } from 'react'
import { DesignPlan } from './design-plan'
import { isOtherVersion, OtherVersion } from './other-version'

export interface EditProgramFormProps {
  program: Program
}

/** The form that edits a program, with an optional design file, whose changes it shows before they are saved. */
export function EditProgramForm({ program }: EditProgramFormProps) {
  const { t } = useTranslation('programs')
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const plan = useCallMutation(updateProgram)
  return (
    <RowForm
      update={updateProgram}
      params={{ id: program.id }}
      row={program}
      versionIn="revision"
      valuesOf={valuesOf}
      file={file}
      schema={updateProgramForm}
      fields={PROGRAM_FIELDS}
      done={t('edit.done')}
      failed={t('edit.failed')}
      failedLater={(reason) => t('edit.failedLater', { name: program.nombre_programa, reason })}
      submitLabel={t('edit.submit')}
      isWaiting={plan.isPending}
    >
      {({ form, row, isBusy, refusal, clearRefusal, submitAs, sent }) => (
        <>
          <ProgramFields form={form} />
          <FileDrop
            value={file}
            label={t('edit.file')}
            hint={t('edit.fileHint')}
            maxBytes={MAX_PROGRAM_FILE}
            onChange={(chosen) => {
              setFile(chosen)
              // The error belongs to the previous file.
              clearRefusal()
              if (!chosen) plan.reset()
              else plan.mutate({ params: { id: row.id }, data: valuesOf(row), file: chosen, query: { simular: true } })
            }}
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
          {plan.data && file && (
            <DesignPlan answer={plan.data} file={file} onPartial={() => void submitAs({ parcial: true })} />
          )}
          {isBusy && file && <UploadProgress sent={sent} />}
        </>
      )}
    </RowForm>
  )
}

const valuesOf = (program: Program) => formValues(PROGRAM_FIELDS, program)
