import { updateCentre } from '@fichero/contract/calls/centres.calls'
import { CENTRE_FIELDS } from '@fichero/contract/centre.fields'
import type { Centre } from '@fichero/contract/centres.schema'
import { formValues } from '@fichero/contract/fields'
import { RowForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { centreForm } from '@fichero/kit/schemas'
import { CentreFields } from './centre-fields'
import { useCentreLabels, useLoaderOptions } from './use-centre-labels'

export interface EditCentreFormProps {
  centre: Centre
}

/** The form that edits a centre. */
export function EditCentreForm({ centre }: EditCentreFormProps) {
  const { t } = useTranslation('instructors')
  const loaders = useLoaderOptions()
  const labels = Object.entries(useCentreLabels()).map(([field, label]) => [
    field,
    { label, options: field === 'carga' ? loaders : [] },
  ])
  return (
    <RowForm
      update={updateCentre}
      params={{ id: centre.id }}
      row={centre}
      valuesOf={valuesOf}
      schema={centreForm}
      fields={CENTRE_FIELDS}
      choices={Object.fromEntries(labels)}
      done={t('centres.edited')}
      failed={t('centres.notEdited')}
      failedLater={(reason) => t('centres.notEditedLater', { name: centre.nombre, reason })}
      submitLabel={t('edit.submit')}
    >
      {({ form }) => <CentreFields form={form} />}
    </RowForm>
  )
}

const valuesOf = (centre: Centre) => formValues(CENTRE_FIELDS, centre)
