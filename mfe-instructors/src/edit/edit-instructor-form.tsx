import { getUser, updateUser } from '@fichero/contract/calls/users.calls'
import type { InstructorType } from '@fichero/contract/enums'
import { fullName } from '@fichero/contract/text'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import { useCall, useCentres } from '@fichero/kit/api'
import { WeeklySummaryField } from '@fichero/kit/fields'
import { RowForm } from '@fichero/kit/form'
import { FormSkeleton, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { editInstructorForm } from '@fichero/kit/schemas'
import { TextInput } from '@fichero/kit/ui'
import { CentresField } from '../form/centres-field'
import { InstructorFields } from '../form/instructor-fields'
import { ClearedContract } from './cleared-contract'
import { contractIn, payloadOf, valuesOf } from './edit-instructor-values'

/** Types of instructor that the specification allows in this form. */
const TYPES: InstructorType[] = ['transversal', 'planta', 'contratista']

export interface EditInstructorFormProps {
  id: number
}

/** The form that edits a person. */
export function EditInstructorForm({ id }: EditInstructorFormProps) {
  const { t } = useTranslation('instructors')
  const query = useCall(getUser, { params: { id } })
  const states = ['true', 'false'].map((value) => ({ value, label: t(`kit:value.resumen_semanal.${value}`) }))
  const centres = useCentres().map(({ id, nombre }) => ({ value: String(id), label: nombre }))
  const choices = {
    centros: { label: t('centres.ofPerson'), options: centres, several: true },
    resumen_semanal: { label: t('kit:label.resumen_semanal'), options: states },
  }
  return (
    <QueryView once query={query} skeleton={<FormSkeleton />} errorTitle={t('view.error')}>
      {({ user }) => (
        <RowForm
          update={updateUser}
          params={{ nro_documento: user.nro_documento }}
          row={user}
          // The answer to an edit has no centres; the answer to a stale one does.
          valuesOf={(row) => valuesOf({ ...user, ...row })}
          payload={(values, row) => payloadOf(values, { ...user, ...row })}
          schema={editInstructorForm}
          fields={USER_FIELDS}
          choices={choices}
          done={t('edit.done')}
          showsDone
          failed={t('edit.failed')}
          failedLater={(reason) => t('edit.failedLater', { name: fullName(user), reason })}
          submitLabel={t('edit.submit')}
        >
          {({ form, row }) => {
            const contract = contractIn(row, form.values)
            return (
              <>
                <InstructorFields
                  form={form}
                  types={TYPES}
                  stored={valuesOf({ ...user, ...row })}
                  hasContract={contract === 'shown'}
                  document={
                    <TextInput
                      label={t('field.documentNumber')}
                      description={t('edit.documentHint')}
                      inputWrapperOrder={['label', 'input', 'description', 'error']}
                      value={row.nro_documento}
                      readOnly
                    />
                  }
                />
                <CentresField form={form} disabled={!user.can.assign} />
                {contract === 'cleared' && <ClearedContract user={row} />}
                <WeeklySummaryField form={form} />
              </>
            )
          }}
        </RowForm>
      )}
    </QueryView>
  )
}
