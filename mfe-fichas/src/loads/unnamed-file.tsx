import { useTranslation } from '@fichero/kit/i18n'
import { Button, Group, Text, TextInput } from '@fichero/kit/ui'
import { useState } from 'react'

interface UnnamedFileProps {
  onFicha: (nroFicha: number) => void
  onRemove: () => void
}

/** The format of a ficha's number: five to nine digits. */
const NUMBER = /^\d{5,9}$/

/** Asks for the number of the ficha if a file does not name its ficha. */
export function UnnamedFile({ onFicha, onRemove }: UnnamedFileProps) {
  const { t } = useTranslation('fichas')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const number = typed.trim()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (NUMBER.test(number)) onFicha(Number(number))
        else setWrong(true)
      }}
    >
      <Text size="sm" mb="sm">
        {t('loads.unnamedHelp')}
      </Text>
      <Group gap="sm" align="start">
        <TextInput
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setWrong(false)
          }}
          aria-label={t('kit:label.nro_ficha')}
          placeholder={t('kit:label.nro_ficha')}
          error={isWrong && t('loads.numberWrong')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit">{t('loads.continue')}</Button>
        <Button variant="default" onClick={onRemove}>
          {t('evaluations.leave')}
        </Button>
      </Group>
    </form>
  )
}
