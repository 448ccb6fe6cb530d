import type { Language } from '@fichero/contract/enums'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** An anonymous opinion about a page of the manuals. */
@Entity('opinion')
@Index('ix_opinion_pagina', ['pagina', 'id', 'util'])
export class Opinion {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 60 })
  pagina: string

  @Column({ type: 'varchar', length: 2 })
  idioma: Language

  @Column({ type: 'boolean' })
  util: boolean

  /** Null without a comment. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  comentario: string | null

  @Column(INSTANT)
  fecha: Date
}
