import classes from './access.module.css'

/** Whether this installation sends mail. The server writes this into each page. */
export const sendsMail = () => document.documentElement.dataset.sendsMail !== 'false'

/** Renders both texts; CSS shows the one that applies, because prerendered HTML is the same for all installations. */
export const ByMail = ({ mailed, unmailed }: { mailed: string; unmailed: string }) => (
  <>
    <span className={classes.mailed}>{mailed}</span>
    <span className={classes.unmailed}>{unmailed}</span>
  </>
)
