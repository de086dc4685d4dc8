/** Links from popup to popup, and into what another popup covers (S1 §2). */
import { dialog, modal, publishPage, scrolled } from './support/modal';
import { escape } from './support/overlays';
import { expect, test, visit } from './support/test';
import { heading, link, press, settled, space } from './support/link-targets';

test( 'links between popups bring the one they lead to on top, and closing leads out', async ( {
	admin,
	page,
	narrow,
} ) => {
	const first = modal(
		{ anchor: 'first', label: 'First' },
		heading( 'top' ) + space( 900 ) + heading( 'low' ) + link( 'second' )
	);
	const second = modal(
		{ anchor: 'second', label: 'Second' },
		link( 'low' )
	);
	const between = await publishPage(
		admin,
		link( 'first' ) + first + second + space( 2500 )
	);
	for ( const one of [ page, narrow ] ) {
		await visit( one, between );
		await press( one, 'first' );
		await expect( dialog( one, 'First' ) ).toBeVisible();
		await press( dialog( one, 'First' ), 'second' );
		await expect( dialog( one, 'Second' ) ).toBeVisible();
		await settled( one, 'second' );
		expect( await scrolled( one ) ).toBe( 0 );
		await press( dialog( one, 'Second' ), 'low' );
		await expect( dialog( one, 'Second' ) ).toBeHidden();
		await expect( one.locator( '#low' ) ).toBeInViewport();
		await one.keyboard.press( 'Escape' );
		await expect( dialog( one, 'First' ) ).toBeHidden();
		await expect( one ).toHaveURL( between );
		await expect( dialog( one, 'Second' ) ).toBeHidden();
		expect( await scrolled( one ) ).toBe( 0 );
	}
} );

test( 'a link out of a popup takes the focus along', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		modal(
			{ anchor: 'first', buttonText: 'Open', label: 'First' },
			link( 'far' )
		) +
			link( 'between' ) +
			space( 2500 ) +
			heading( 'far' ) +
			link( 'next' ) +
			space( 2500 )
	);
	await visit( page, url );
	const first = dialog( page, 'First' );
	await page.getByRole( 'button', { name: 'Open' } ).click();
	await expect( first ).toHaveAttribute( 'data-awake', /\d/ );
	await escape( page );
	await expect( first ).toBeHidden();
	// Now the script knows the opener, which takes the focus back.
	await page.getByRole( 'button', { name: 'Open' } ).click();
	await press( first, 'far' );
	await expect( first ).toBeHidden();
	await settled( page, 'far' );
	await expect( page.locator( '#far' ) ).toBeInViewport();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'link', { name: 'To next' } ) ).toBeFocused();
} );
