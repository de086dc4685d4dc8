import { hydrate } from '@frontage/react/hydrate';
import { LiveStream } from './view/component';

export const mount = hydrate( LiveStream );
