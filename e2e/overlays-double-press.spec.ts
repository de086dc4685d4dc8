/** Overlays under clumsy hands: double presses, and a second finger on a sheet. */
import { box, dialog as lightbox, thumb } from './support/lightbox';
import {
	dialog,
	modal,
	paragraph,
	pressBeside,
	publishPage,
} from './support/modal';
import { pressTwice } from './support/press';
import { expect, test, visit } from './support/test';
import { link } from './support/link-targets';
import type { Locator, Page } from '@playwright/test';

const opener = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Open', exact: true } );

test(
	'a double press opens a popup that stays, and a later press beside closes it',
	{ tag: '@deep' },
	async ( { admin, page } ) => {
		const url = await publishPage(
			admin,
			link( 'letter' ) +
				modal(
					{
						anchor: 'letter',
						label: 'Letter',
						buttonText: 'Open',
						place: 'bottom',
					},
					paragraph( 'Words.' )
				)
		);
		const popup = dialog( page, 'Letter' );
		const openers: Locator[] = [
			page.getByRole( 'link', { name: 'To letter' } ),
			opener( page ),
		];
		for ( const one of openers ) {
			await visit( page, url );
			await page.waitForLoadState( 'networkidle' );
			// Now the script is there before the second press.
			await one.click();
			await expect( popup ).toHaveAttribute( 'data-awake', /\d/ );
			await page.keyboard.press( 'Escape' );
			await expect( popup ).toBeHidden();
			await expect( page ).toHaveURL( url );
			await pressTwice( page, one );
			await expect( popup ).toBeVisible();
			await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 1 );
			await pressBeside( page, 5, 5 );
			await expect( popup ).toBeHidden();
		}
	}
);

test(
	'a double press on a picture opens the lightbox, which stays',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, '/modules/lightbox/' );
		await page.waitForLoadState( 'networkidle' );
		await thumb( page, 0 ).click( { position: { x: 9, y: 9 } } );
		await expect( box( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( lightbox( page ) ).toHaveCount( 0 );
		await pressTwice( page, thumb( page, 0 ), { x: 9, y: 9 } );
		await expect( lightbox( page ) ).toHaveCount( 1 );
		await expect( box( page ) ).toBeVisible();
		await expect( page ).toHaveURL( /#lightbox/ );
	}
);

test(
	'a sheet that a second finger touches goes back to its place',
	{ tag: '@deep' },
	async ( { admin, narrow } ) => {
		const url = await publishPage(
			admin,
			modal(
				{ isSheet: true, buttonText: 'Open' },
				paragraph( 'Words. '.repeat( 60 ) )
			)
		);
		await visit( narrow, url );
		await opener( narrow ).tap();
		const sheet = dialog( narrow, 'Open' );
		await expect( sheet ).toHaveAttribute( 'data-awake', /\d/ );
		const bottom = async () => {
			const { y, height } = ( await sheet.boundingBox() )!;
			return Math.round( y + height );
		};
		await expect.poll( bottom ).toBe( 844 );
		const session = await narrow.context().newCDPSession( narrow );
		const touch = (
			type: 'touchStart' | 'touchMove',
			...fingers: number[][]
		) =>
			session.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints: fingers.map( ( [ x, y ], id ) => ( {
					x: x!,
					y: y!,
					id,
				} ) ),
			} );
		await touch( 'touchStart', [ 150, 700 ] );
		await touch( 'touchMove', [ 150, 730 ] );
		await touch( 'touchMove', [ 150, 780 ] );
		await expect.poll( bottom ).toBeGreaterThan( 900 );
		await touch( 'touchStart', [ 150, 780 ], [ 250, 780 ] );
		await touch( 'touchMove', [ 150, 790 ], [ 250, 790 ] );
		await session.send( 'Input.dispatchTouchEvent', {
			type: 'touchEnd',
			touchPoints: [],
		} );
		await expect.poll( bottom ).toBe( 844 );
		await expect( sheet ).toBeVisible();
	}
);
