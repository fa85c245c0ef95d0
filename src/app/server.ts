import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';

export const handler = (request: Request) =>
  createRequestHandler(build)(request, new RouterContextProvider());
