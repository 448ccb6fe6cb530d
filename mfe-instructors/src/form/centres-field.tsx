import { useCentres } from '@fichero/kit/api'
import { Fieldset } from '@fichero/kit/fields'
import { useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import classes from './centres-field.module.css'
import type { InstructorForm } from './instructor-form'
import { centreIds, centresText } from './instructor-values'

interface CentresFieldProps {
  form: InstructorForm
  disabled?: boolean
}

/** The centres in which a person works, as checkboxes. Renders nothing if there are fewer than two centres. */
export function CentresField({ form, disabled = false }: CentresFieldProps) {
  const { t } = useTranslation('instructors')
  const centres = useCentres()
  if (centres.length === 0) return null
  const { onChange, error, 'data-path': path } = form.getInputProps('centros')
  const chosen = centreIds(form.values.centros)
  const toggle = (id: number) =>
    onChange(centresText(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]))
  return (
    <Fieldset
      variant="unstyled"
      mx={0}
      legend={t('centres.ofPerson')}
      classNames={{ legend: classes.legend }}
      disabled={disabled}
    >
      {centres.map(({ id, codigo, nombre }) => (
        <label key={id} className={classes.centre}>
          <input type="checkbox" data-path={path} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          <span translate="no">
            {codigo} - {nombre}
          </span>
        </label>
      ))}
      {error && (
        <Text size="sm" c="red">
          {error}
        </Text>
      )}
    </Fieldset>
  )
}
