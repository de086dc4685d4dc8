/** Captions over images: readable on a busy image, in every wall that has them. On a white one: `deep/captions-over.spec.ts`. */
import { expectReadable } from './support/captions-over';
import { test } from './support/test';

test(
	'captions over a busy image are readable',
	{ tag: '@deep' },
	async ( { admin, page } ) => {
		await expectReadable( admin, page, 'busy' );
	}
);
