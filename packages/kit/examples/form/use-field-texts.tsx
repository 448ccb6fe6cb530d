import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import { useFieldTexts } from '@fichero/kit/form'
import { Text } from '@fichero/kit/ui'

/** Label and value of a field. */
export function OfContactData() {
  const { label, text } = useFieldTexts(CONTACT_FIELDS)
  return (
    <Text>
      {label('celular')}: {text('celular', '')}
    </Text>
  )
}
