/** Maps for visitors: nothing of others before a press, tiles from a stub after it, and the list without any of it. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { tiles } from '../support/map-tiles';
import { expect, expectNoOverflow, test, visit } from '../support/test';

const PAGE = '/modules/map/';

const agree = ( page: Page, id = 'bakery' ) =>
	page.locator( `#${ id }` ).getByRole( 'button', { name: 'Load' } ).first();

// The stub answers for this host; all others are still complaints.
test.use( {
	expectedErrors: [ /tile\.openstreetmap\.org/ ],
} );

test( 'groups many pins, and is moved by two fingers on phones', async ( {
	narrow,
} ) => {
	await tiles( narrow );
	await visit( narrow, PAGE );
	await agree( narrow, 'many' ).tap();
	// The frame gets another height with the last step.
	await expect(
		narrow.locator( '#many .frontage-map__canvas.is-ready' )
	).toBeVisible();
	const map = narrow.locator( '#many' ).getByRole( 'region' );
	const group = map.getByRole( 'button', { name: /places\. Zoom in/ } );
	await expect( group.first() ).toBeVisible();
	await expectNoOverflow( narrow );
	await expect( map ).toHaveCSS( 'touch-action', 'pan-x pan-y' );
	await group.first().tap();
	await expect( map ).toBeFocused();
} );
