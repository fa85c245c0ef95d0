import { findImageInWidth, linkToImage } from '../../domain/media/image-address.ts';
import { parseImageRequest } from '../../domain/media/image-request.ts';
import type { PictureService } from '../../integrations/images/picture-service.ts';
import type { SitePictures } from '../../kernel/request/context.ts';

const WIDTH = 840;
const QUALITY = 80;

/** The pictures of a site for documents: from the same service and under the same rules as on its pages. */
export function createSitePictures(service: PictureService, sources: readonly string[]): SitePictures {
  return {
    findJpeg: async (src, asker) => {
      const measured =
        findImageInWidth(src, WIDTH) ?? linkToImage(src, { width: WIDTH, crop: '3:2', quality: QUALITY }, sources);
      const parsed = parseImageRequest(measured);
      if ('problem' in parsed) return undefined;
      const picture = await service.find({ ...parsed.request, format: 'jpeg' }, sources, asker);
      return picture?.bytes;
    },
  };
}
