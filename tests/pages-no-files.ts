import { statSync } from 'node:fs';
import type { ModuleNode, Plugin } from 'vite';

/**
 * For each line of an error's stack Vitest looks for a file by the path alone. A page in a browser is not a file: "/"
 * is a folder of this machine, and reading it would end the whole run instead of failing one test. Here folders count
 * as files without a source map.
 */
export function pagesAreNoFiles(): Plugin {
  return {
    name: 'pages-are-no-files',
    configureServer({ moduleGraph }) {
      const find = moduleGraph.getModuleById.bind(moduleGraph);
      moduleGraph.getModuleById = (id) => find(id) ?? (isFolder(id) ? withoutMap : undefined);
    },
  };
}

const withoutMap = { transformResult: {} } as unknown as ModuleNode;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
