import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../frame/use-error-text'
import { useFormat } from '../i18n'
import { notifyError } from '../notify'
import { RowLoaders } from '../print-rows/row-loaders'
import { TooManyRows } from '../print-rows/too-many-rows'
import { Button } from '../ui/button'

/** Runs the functions in order, including those that newly rendered sections add meanwhile. */
async function runAll(loads: Iterable<() => Promise<void>>) {
  for (const load of loads) await load()
}

/** Loads the missing rows of the `Paper` around it, then prints it. A failure is shown in a toast. */
export function PrintButton() {
  const { t } = useTranslation('kit')
  const { number } = useFormat()
  const errorText = useErrorText()
  const loads = useContext(RowLoaders)
  const { mutate, isPending } = useMutation({
    // Printing needs no connection.
    networkMode: 'always',
    mutationFn: () => runAll(loads ?? []),
    onSuccess: () => window.print(),
    onError: (error) =>
      notifyError(
        error instanceof TooManyRows
          ? t('print.tooMany', { total: number(error.total), most: number(error.most) })
          : errorText(error),
      ),
  })
  return (
    <Button variant="default" leftSection={<IconPrinter />} loading={isPending} onClick={() => mutate()}>
      {t('print.action')}
    </Button>
  )
}
