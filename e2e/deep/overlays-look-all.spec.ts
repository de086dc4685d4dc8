/** Looks of overlays other than popups: panels as sheets, their close button, and age gates. */
import { dialog, isLocked, paragraph, publishPage } from '../support/modal';
import { pressFinger } from '../support/press';
import { expect, expectNoAxe, test, visit } from '../support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

const panel = ( attributes: object ) =>
	`<!-- wp:frontage/off-canvas ${ JSON.stringify( { opener: 'button', ...attributes } ) } -->${ paragraph( 'Sections' ) }<!-- /wp:frontage/off-canvas -->`;

const gate = ( attributes: object ) =>
	`<!-- wp:frontage/age-gate ${ JSON.stringify( attributes ) } -->${ paragraph( 'About wine.' ) }<!-- /wp:frontage/age-gate -->`;

const opens = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

async function dragDown( page: Page, from: number ): Promise< void > {
	const session = await page.context().newCDPSession( page );
	const touch = ( type: 'touchStart' | 'touchMove', y: number ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: [ { x: 180, y } ],
		} );
	await touch( 'touchStart', from );
	for ( let step = 1; step <= 8; step++ ) {
		await touch( 'touchMove', from + step * 15 );
	}
	await session.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
}

test( 'a panel is a sheet on phones, which is dragged away, and the page stays where it is', async ( {
	admin,
	narrow,
	page,
} ) => {
	const url = await publishPage(
		admin,
		panel( { isSheet: true, mode: 'push', buttonText: 'Open' } )
	);
	await visit( narrow, url );
	await pressFinger( narrow, opens( narrow, 'Open' ), 120 );
	const sheet = dialog( narrow, 'Open' );
	const box = async () => {
		const { x, y, width, height } = ( await sheet.boundingBox() )!;
		return [ x, Math.round( y + height ), width ];
	};
	await expect.poll( box ).toEqual( [ 0, 844, 390 ] );
	expect( ( await opens( narrow, 'Open' ).boundingBox() )!.x ).toBeLessThan(
		60
	);
	await expectNoAxe( narrow, 'dialog' );
	await expect( sheet ).toHaveAttribute( 'data-awake', /\d/ );
	await dragDown( narrow, ( await sheet.boundingBox() )!.y + 20 );
	await expect( sheet ).toBeHidden();
	await expect( opens( narrow, 'Open' ) ).toBeFocused();
	await visit( page, url );
	await opens( page, 'Open' ).click( { delay: 120 } );
	await expect
		.poll( async () => ( await dialog( page, 'Open' ).boundingBox() )!.x )
		.toBe( 0 );
	expect( ( await dialog( page, 'Open' ).boundingBox() )!.width ).toBe( 360 );
} );

test( 'the close button of a panel is where the author wants it', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		panel( { closePlace: 'start', buttonText: 'Start' } ) +
			panel( { closePlace: 'outside', buttonText: 'Left' } ) +
			panel( {
				closePlace: 'outside',
				side: 'end',
				buttonText: 'Right',
			} )
	);
	await visit( page, url );
	for ( const [ name, from, to ] of [
		[ 'Start', 0, 60 ],
		[ 'Left', 1200, 1280 ],
		[ 'Right', 0, 80 ],
	] as const ) {
		await opens( page, name ).click( { delay: 120 } );
		const close = dialog( page, name ).getByRole( 'button', {
			name: 'Close',
		} );
		await expect
			.poll( async () => {
				const { x, width } = ( await close.boundingBox() )!;
				return x >= from && x + width <= to;
			} )
			.toBe( true );
		await close.click( { delay: 120 } );
		await expect( dialog( page, name ) ).toBeHidden();
	}
} );

test( 'an age gate has the chosen background, entrance and focus, and still hides the page', async ( {
	admin,
	page,
	lessMotion,
} ) => {
	const url = await publishPage(
		admin,
		gate( { veil: '#003366', entrance: 'zoom', focus: 'dialog' } ) +
			paragraph( 'A bottle of red.' )
	);
	for ( const visitor of [ page, lessMotion ] ) {
		await visit( visitor, url );
		const asks = dialog( visitor, 'Age verification' );
		await expect( asks ).toBeVisible();
		expect( await isLocked( visitor ) ).toBe( true );
		expect(
			await asks.evaluate(
				( element ) =>
					getComputedStyle( element, '::backdrop' ).backgroundColor
			)
		).toBe( 'rgb(0, 51, 102)' );
		await expect(
			asks.locator( '.frontage-age-gate__content' )
		).toBeFocused();
		await expect( visitor.getByText( 'A bottle of red.' ) ).toBeHidden();
		await expectNoAxe( visitor, 'dialog' );
		await asks
			.getByRole( 'button', { name: 'Yes' } )
			.click( { delay: 120 } );
		await expect( asks ).toBeHidden();
		await expect( visitor.getByText( 'A bottle of red.' ) ).toBeVisible();
	}
} );
