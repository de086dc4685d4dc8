import { hydrate } from '@frontage/react/hydrate';
import { VideoGallery } from './view/component';

export const mount = hydrate( VideoGallery );
