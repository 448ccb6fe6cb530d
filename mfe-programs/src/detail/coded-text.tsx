import classes from './coded-text.module.css'

/** SOFIA's number above what it stands for. */
export function CodedText({ code, children }: { code: string; children: string }) {
  return (
    <>
      {code && <span className={classes.code}>{code}</span>}
      <span className={classes.text}>{children}</span>
    </>
  )
}
