import { hydrate } from '@frontage/react/hydrate';
import { SocialFeed } from './view/component';

export const mount = hydrate( SocialFeed );
