import type { Area, Part, Prop } from './areas'
import classes from './catalogue.module.css'
import { DocText } from './doc-text'
import { TypeText } from './type-text'

interface PartPropsProps {
  area: Area
  part: Part
}

const TITLES: Partial<Record<Part['kind'], string>> = { component: 'Props', type: 'Members' }

/** The props or options of a part. */
export function PartProps({ area, part: { kind, props, inherited, library } }: PartPropsProps) {
  return (
    <>
      {props.length > 0 && <p className={classes.label}>{TITLES[kind] ?? 'Options'}</p>}
      {props.length > 0 && <Props area={area} props={props} />}
      {inherited.length > 0 && (
        <p className={classes.more}>
          It also accepts the props of <code>{inherited.join(', ')}</code>.
        </p>
      )}
      {library && (
        <p className={classes.more}>
          Re-exported from <code>{library}</code>, which documents it.
        </p>
      )}
    </>
  )
}

const Props = ({ area, props }: { area: Area; props: Prop[] }) => (
  <dl className={classes.names}>
    {props.map(({ name, type, isNeeded, description, initial }) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
          {isNeeded && <span className={classes.needed}>required</span>}
        </dt>
        <dd>
          <TypeText text={type} />
          {initial && (
            <>
              , by default <code>{initial}</code>
            </>
          )}
          {description && (
            <p>
              <DocText text={description} area={area} />
            </p>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
