/** A link to a place below a picture that arrives late (S1 §2). */
import { publishPage } from '../support/rest';
import { expect, test } from '../support/test';
import {
	PICTURE,
	expectAtTop,
	settled,
	withLatePicture,
} from '../support/link-targets';

test( 'waits for a picture above the target, unless the visitor scrolls', async ( {
	admin,
	page,
	guest,
} ) => {
	const late = `${ await publishPage( admin, PICTURE ) }#late`;
	const show = await withLatePicture( page );
	await page.goto( late, { waitUntil: 'domcontentloaded' } );
	await expectAtTop( page, 'late' );
	await show();
	await expectAtTop( page, 'late' );

	const showToGuest = await withLatePicture( guest );
	await guest.goto( late, { waitUntil: 'domcontentloaded' } );
	await expectAtTop( guest, 'late' );
	await guest.mouse.move( 600, 400 );
	await guest.mouse.wheel( 0, -500 );
	await expect( guest.locator( '#far' ) ).toBeInViewport();
	await showToGuest();
	await settled( guest, 'late' );
	await expect( guest.locator( '#far' ) ).toBeInViewport();
} );
