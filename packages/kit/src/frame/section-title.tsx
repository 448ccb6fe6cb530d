import type { ComponentProps } from 'react'
import classes from './section-title.module.css'

/** The heading of one part of a screen, below the page's own. */
export const SectionTitle = (props: ComponentProps<'h2'>) => <h2 {...props} className={classes.title} />
