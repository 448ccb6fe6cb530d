import { Module } from '@nestjs/common'
import { Nodes } from './nodes.js'

@Module({ providers: [Nodes], exports: [Nodes] })
export class NodesModule {}
