import { hydrate } from '@frontage/react/hydrate';
import { PhotoFeed } from './view/component';

export const mount = hydrate( PhotoFeed );
