import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../../kernel/request/context.ts';
import { loadPdf } from './load.ts';

/**
 * Responds to `/cars/{slug}/pdf` with the vehicle's sheet as a download named `{slug}.pdf`; errors are in plain text
 * (S7, S8).
 */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const answer = await loadPdf(context.get(requestContext), params.slug ?? '', request.signal);
  if (answer.kind === 'failed') return plain(answer.status, answer.message);
  const { bytes, fileName } = answer;
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': disposition(fileName),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** A file name for every browser: ASCII letters for old ones, all letters for the others (RFC 6266). */
function disposition(fileName: string): string {
  const plainName = fileName.replaceAll(/[^\w.-]/g, '_');
  return `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

function plain(status: number, message: string): Response {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  return new Response(`${message}\n`, { status, headers });
}
