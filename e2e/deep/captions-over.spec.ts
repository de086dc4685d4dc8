/** Captions over images: readable on a white image. On a busy one: `captions-over.spec.ts`. */
import { expectReadable } from '../support/captions-over';
import { test } from '../support/test';

test( 'captions over a white image are readable', async ( { admin, page } ) => {
	await expectReadable( admin, page, 'white' );
} );
