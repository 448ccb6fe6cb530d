import type { ReactNode } from 'react'
import classes from './list.module.css'

/** Values below a row's first one, for columns that narrow screens do not show. */
export const Narrow = ({ children }: { children: ReactNode }) => <span className={classes.narrow}>{children}</span>
