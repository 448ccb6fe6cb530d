import type { Area, Part, Prop } from './areas'
import classes from './catalogue.module.css'
import { TypeText } from './type-text'
import { Words } from './words'

interface PartPropsProps {
  area: Area
  part: Part
}

const TITLES: Partial<Record<Part['kind'], string>> = { component: 'Props', type: 'Members' }

/** What a part takes. */
export function PartProps({ area, part: { kind, props, inherited, library } }: PartPropsProps) {
  return (
    <>
      {props.length > 0 && <p className={classes.label}>{TITLES[kind] ?? 'Options'}</p>}
      {props.length > 0 && <Props area={area} props={props} />}
      {inherited.length > 0 && (
        <p className={classes.more}>
          It takes the props of <code>{inherited.join(', ')}</code> as well.
        </p>
      )}
      {library && (
        <p className={classes.more}>
          It is that of <code>{library}</code>, which documents it.
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
          {isNeeded && <span className={classes.needed}>needed</span>}
        </dt>
        <dd>
          <TypeText text={type} />
          {initial && (
            <>
              , without it <code>{initial}</code>
            </>
          )}
          {description && (
            <p>
              <Words text={description} area={area} />
            </p>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
