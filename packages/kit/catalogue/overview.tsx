import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Announced } from '../src/announce/announced'
import { matches } from '../src/search'
import type { Area } from './areas'
import classes from './catalogue.module.css'
import { DocText } from './doc-text'

/** All parts by area, with a search in names and descriptions. */
export function Overview({ areas }: { areas: Area[] }) {
  const [search, setSearch] = useState('')
  const found = areas.flatMap((area) => {
    const parts = area.parts.filter(({ name, description }) => matches(search, area.name, name, description))
    return parts.length > 0 || matches(search, area.name, area.about) ? [{ area, parts }] : []
  })
  const count = found.reduce((sum, { parts }) => sum + parts.length, 0)
  return (
    <>
      <h1>The kit</h1>
      <p className={classes.lead}>
        The building blocks of a module. Each part has live examples with their source, its props, and a note on when to
        use it. The language switch changes the kit’s texts. The texts of an example are Spanish; a module has its texts
        in its <code>locales</code>.
      </p>
      <TextInput
        className={classes.search}
        type="search"
        aria-label="Search the kit"
        placeholder="Search: table, empty, password …"
        leftSection={<IconSearch />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Announced changesOnly>
        <p className={classes.count}>
          {count} {count === 1 ? 'part' : 'parts'}
        </p>
      </Announced>
      {found.map(({ area, parts }) => (
        <section key={area.name} className={classes.listed}>
          <h2>
            <a href={`#${area.name}`}>{area.name}</a>
          </h2>
          {area.about && (
            <p>
              <DocText text={area.about} area={area} />
            </p>
          )}
          <dl className={classes.names}>
            {parts.map(({ name, description }) => (
              <div key={name}>
                <dt>
                  <a href={`#${area.name}/${name}`}>{name}</a>
                </dt>
                <dd>
                  <DocText text={firstSentence(description)} area={area} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

const firstSentence = (text: string) => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
