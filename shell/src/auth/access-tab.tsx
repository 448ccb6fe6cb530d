import classes from './access-tab.module.css'

/** The tab of a card that is alone. */
export function AccessTab({ text }: { text: string }) {
  return <span className={classes.tab}>{text}</span>
}
