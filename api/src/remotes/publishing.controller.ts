import {
  type Activation,
  activatedAnswer,
  activation,
  fileHash,
  fileReceived,
  publishAnswer,
} from '@fichero/contract/releases.schema'
import { type RemoteDescriptor, remoteDescriptor, remoteName } from '@fichero/contract/remotes.schema'
import { Body, Controller, Param, Post, Put, Req } from '@nestjs/common'
import { ApiBody, ApiConsumes } from '@nestjs/swagger'
import type { Request } from 'express'
import { Anonymous } from '../access/access.decorators.js'
import { Returns } from '../validation/returns.decorator.js'
import { BearerToken } from './deploy-token-value.js'
import { PublishingService } from './publishing.service.js'

/** For release commands: without a session, with a deploy token of the remote, which the service checks first. */
@Controller('remotes/:nombre')
export class PublishingController {
  constructor(private readonly publishing: PublishingService) {}

  @Post('lanzamientos')
  @Anonymous()
  @Returns(publishAnswer)
  publish(
    @Param('nombre', { schema: remoteName }) nombre: string,
    @Body({ schema: remoteDescriptor }) descriptor: RemoteDescriptor,
    @BearerToken() token: string,
    @Req() { body }: Request,
  ) {
    return this.publishing.publish(token, nombre, descriptor, body)
  }

  @Put('archivos/:sha384')
  @Anonymous()
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Returns(fileReceived)
  receive(
    @Param('nombre', { schema: remoteName }) nombre: string,
    @Param('sha384', { schema: fileHash }) hash: string,
    @BearerToken() token: string,
    @Req() request: Request,
  ) {
    return this.publishing.receive(token, nombre, hash, request)
  }

  @Post('activar')
  @Anonymous()
  @Returns(activatedAnswer)
  activate(
    @Param('nombre', { schema: remoteName }) nombre: string,
    @Body({ schema: activation }) body: Activation,
    @BearerToken() token: string,
  ) {
    return this.publishing.activate(token, nombre, body)
  }
}
