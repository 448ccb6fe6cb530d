import { Waiting } from '@fichero/kit/frame'
import { useHydrated } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Button, Stack } from '@fichero/kit/ui'
import { type FormHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import classes from './access.module.css'
import { Refusal } from './refusal'

interface AccessFormProps {
  /** Result of `useApiForm`. */
  form: {
    formProps: FormHTMLAttributes<HTMLFormElement>
    isBusy: boolean
    refusal: { error: unknown; isAtField: boolean } | undefined
  }
  submit: ReactNode
  /** Whether the form itself moves the focus to a field after every error of the API. */
  managesFocus?: boolean
  /** Called when the form gets the focus. */
  onFocusWithin?: () => void
  children: ReactNode
}

/** A prerendered form: its button is disabled until hydration, and a notice says that it needs scripts. */
export function AccessForm({ form, submit, managesFocus = false, onFocusWithin, children }: AccessFormProps) {
  const { t } = useTranslation('access')
  const { formProps, isBusy, refusal } = form
  const isHydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  // A field may have got the focus before hydration.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) onFocusWithin?.()
  }, [onFocusWithin])
  return (
    <>
      {!isHydrated && (
        <Alert className={classes.needsScript} color="orange" role="note" mb="md">
          {t('needsScript')}
        </Alert>
      )}
      {/* POST keeps typed values out of the URL if the browser submits the form without scripts. */}
      <form
        method="post"
        {...formProps}
        ref={element}
        onFocus={(event) => {
          formProps.onFocus?.(event)
          onFocusWithin?.()
        }}
      >
        <Stack gap="md">
          {children}
          {refusal && <Refusal error={refusal.error} takesFocus={!refusal.isAtField && !managesFocus} />}
          <div className={classes.submit}>
            <Button type="submit" size="md" fullWidth loading={isBusy} disabled={!isHydrated}>
              {submit}
            </Button>
            {isBusy && <Waiting skeleton={<span />} />}
          </div>
        </Stack>
      </form>
    </>
  )
}
