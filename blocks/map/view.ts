import { hydrate } from '@frontage/react/hydrate';
import { FrontageMap } from './view/component';

export const mount = hydrate( FrontageMap );
