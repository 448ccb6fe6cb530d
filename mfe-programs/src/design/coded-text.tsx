import { SofiaText } from '@fichero/kit/i18n'
import classes from './coded-text.module.css'

/** A text from SOFIA Plus, with its code above. */
export function CodedText({ code, children }: { code: string; children: string }) {
  return (
    <>
      {code && (
        <span className={classes.code} translate="no">
          {code}
        </span>
      )}
      <span className={classes.text}>
        <SofiaText>{children}</SofiaText>
      </span>
    </>
  )
}
