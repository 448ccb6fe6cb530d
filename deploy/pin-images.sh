#!/bin/sh
# Asks the registries for the digests of the images in compose.yaml and of the Dockerfile's base image, and writes them to
# deploy/.env, which compose reads. Keeps the other lines of that file. Needs Docker with buildx.
set -eu
umask 077
cd "$(dirname "$0")"
trap 'rm -f .env.new' EXIT

pin() {
  digest=$(docker buildx imagetools inspect "$2" | sed -n 's/^Digest: *//p')
  case $digest in
    sha256:*) echo "$1=@$digest" ;;
    *) echo "No digest of $2." >&2 && exit 1 ;;
  esac
}

{
  [ ! -e .env ] || sed '/^[A-Z]*_DIGEST=/d' .env
  pin NODE_DIGEST "node:$(sed -n 's/^ARG NODE=//p' Dockerfile)"
  sed -n 's/^ *image: \(.*\)\${\([A-Z]*_DIGEST\):-}$/\2 \1/p' compose.yaml | while read -r name image; do pin "$name" "$image"; done
} > .env.new
mv .env.new .env
